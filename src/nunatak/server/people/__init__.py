"""Who a browser is."""
