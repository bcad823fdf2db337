#!/bin/sh
set -eu
exec setpriv --reuid=redis --regid=redis --clear-groups "$@" --protected-mode no
