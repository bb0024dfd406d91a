"""What pages of a static site may do."""

# As the server's own policy (server/http/middleware.py), and besides what the engine needs: it is
# WebAssembly, and runs in workers of the site itself.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
