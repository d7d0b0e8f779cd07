"""Passkeys: a device proves whose it is, without a password and without an address."""

import base64
import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nunatak.server.base.reach import is_loopback
from nunatak.store.devices import Passkey
from nunatak.store.rows import Person
from nunatak.store.store import now
from nunatak.table.refusal import Refusal

NAME = "Nunatak"
LONGEST = 1_400  # letters of a passkey's own name, which has at most 1,023 bytes


def possible(origin: str) -> bool:
    """Say whether browsers have passkeys at an address: it is encrypted, or this machine's name.

    >>> possible("https://play.example"), possible("http://localhost:8000")
    (True, True)
    >>> possible("http://192.168.1.7:8000"), possible("http://127.0.0.1:8000")
    (False, False)
    """
    found = urlsplit(origin)
    host = found.hostname or ""
    if host.replace(".", "").isdigit() or ":" in host:
        return False  # a passkey belongs to a name
    return found.scheme == "https" or is_loopback(host)


def to_make(person: Person, have: list[Passkey], host: str) -> tuple[dict[str, Any], bytes]:
    """Return what a device needs to make a passkey, and what it is asked to sign."""
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in have
        ],
    )
    return json.loads(webauthn.options_to_json(options)), options.challenge


def to_use(host: str) -> tuple[dict[str, Any], bytes]:
    """Return what a device needs to prove whose it is, and what it is asked to sign."""
    options = webauthn.generate_authentication_options(
        rp_id=host, user_verification=UserVerificationRequirement.PREFERRED
    )
    return json.loads(webauthn.options_to_json(options)), options.challenge


def challenge_of(credential: dict[str, Any]) -> bytes:
    """Return what a device says that it has signed; whether it has is still to be seen."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Refusal("bad", "bad-passkey") from None


def made(
    credential: dict[str, Any], signed: bytes, origin: str, person: str, device: str
) -> Passkey:
    """Return the passkey that a device has made, or refuse it."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=signed,
            expected_rp_id=urlsplit(origin).hostname or "",
            expected_origin=origin,
        )
    except REFUSED:
        raise Refusal("bad", "bad-passkey") from None
    key = base64.b64encode(found.credential_public_key).decode()
    name = base64.urlsafe_b64encode(found.credential_id).decode().rstrip("=")
    return Passkey(name, person, key, found.sign_count, device, now())


def used(credential: dict[str, Any], signed: bytes, origin: str, known: Passkey) -> int:
    """Return how often a passkey was used, if its device has proved that it has it."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=signed,
            expected_rp_id=urlsplit(origin).hostname or "",
            expected_origin=origin,
            credential_public_key=base64.b64decode(known.key),
            credential_current_sign_count=known.uses,
        )
    except REFUSED:
        raise Refusal("seat", "bad-passkey") from None
    return found.new_sign_count


REFUSED = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)
"""What the library raises about what strangers send."""
