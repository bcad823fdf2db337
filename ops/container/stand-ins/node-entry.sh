#!/bin/sh
# A first argument that is no program of the image is an argument of node.
set -eu
command -v "$1" >/dev/null || set -- node "$@"
exec "$@"
