#!/bin/sh
# As in the real image, a server that accepts connections only at its socket fills an empty PGDATA; then the real server
# starts.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  umask 077
  printf '%s\n' "${POSTGRES_PASSWORD:?}" >/tmp/password
  # not quoted, because the variable may contain several arguments
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  "$@" -c listen_addresses= &
  until psql -qU "$POSTGRES_USER" -d postgres -c 'select 1' >/dev/null 2>&1; do sleep 0.1; done
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -m fast -w stop
  wait
fi
exec "$@"
