// A server of boardgame.io with a game of our own for the comparison: two players lay a token a
// move on one of 100 places, and every tenth is taken off again, so that a game never fills up.
// It runs in the folder into which npm has put boardgame.io; its argument is where games are kept.
import { createRequire } from "node:module";
import { join } from "node:path";

const { Server, FlatFile } = createRequire(join(process.cwd(), "package.json"))("boardgame.io/server");

const Places = {
  name: "places",
  setup: () => ({ places: Array(100).fill(null), laid: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, place) => {
      if (G.places[place] !== null) return "INVALID_MOVE";
      G.places[place] = playerID;
      G.laid += 1;
      if (G.laid % 10 === 0) G.places = G.places.map((who, n) => (n % 10 ? who : null));
    },
    clear: ({ G }) => {
      G.places = G.places.map(() => null);
    },
  },
};

const server = Server({ games: [Places], db: new FlatFile({ dir: process.argv[2] }), origins: [/.*/] });
const running = await server.run(0);
console.log(running.appServer.address().port);
