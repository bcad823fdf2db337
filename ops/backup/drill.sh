#!/bin/sh
# drill.sh: restores the newest backup of pgBackRest into a temporary folder, starts PostgreSQL on it without a network,
# runs the ledger check there, and removes the folder. Fails when any of these steps fails, because only a backup that can
# be restored is a backup. Run it as the OS user of the database. Variables with their defaults: STANZA (ivuriro);
# IVURIRO (/opt/ivuriro), the folder of the product; NODE (node); DRILL_DIR (/var/tmp), with enough space for the database.
set -eu
umask 077
bin=$(dirname "$(command -v pg_verifybackup || ls /usr/lib/postgresql/*/bin/pg_verifybackup | tail -n 1)")
drill=$(mktemp -d "${DRILL_DIR:-/var/tmp}/ivuriro-drill-XXXXXX")
end() {
  "$bin/pg_ctl" stop -D "$drill/data" -m immediate -s 2>/dev/null || true
  rm -rf "$drill"
}
trap end EXIT
mkdir "$drill/data"
pgbackrest --stanza="${STANZA:-ivuriro}" --pg1-path="$drill/data" --archive-mode=off restore
# Debian keeps these configuration files in /etc, so the backup lacks them. To replay the archive, PostgreSQL needs the
# same limits as the server that was backed up.
"$bin/pg_controldata" "$drill/data" |
  sed -n 's/xact/transaction/; s/^\(max_[a-z_]*\) setting: *\([0-9]*\)$/\1 = \2/p' >"$drill/data/postgresql.conf"
echo 'local all all trust' >"$drill/data/pg_hba.conf"
: >"$drill/data/pg_ident.conf"
unset PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE
"$bin/pg_ctl" start -D "$drill/data" -s -w -t 3600 -l "$drill/log" \
  -o "-c port=5432 -c listen_addresses= -c unix_socket_directories=$drill -c shared_preload_libraries=" ||
  { tail -n 20 "$drill/log" >&2; exit 1; }
user=${DRILL_USER:-postgres}
DATABASE_URL="postgres:///${DRILL_DATABASE:-ivuriro}?host=$drill&user=$user" DATABASE_WAIT_SECONDS=60 \
  "${NODE:-node}" "${IVURIRO:-/opt/ivuriro}/apps/api/src/ledger-check.ts"
