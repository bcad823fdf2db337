#!/bin/sh
# Makes a base backup and checks it. Then removes everything that is needed only to restore moments more than KEEP_DAYS
# ago. Variables: BACKUP_DIR; KEEP_DAYS (default 30); PGHOST, PGPORT, PGUSER and PGPASSWORD or ~/.pgpass, of a role with
# REPLICATION.
set -eu
umask 077
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
new="$BACKUP_DIR/base/$name"
mkdir -p "$BACKUP_DIR/base"
rm -rf "$BACKUP_DIR"/base/*.part
pg_basebackup --pgdata="$new.part" --format=tar --gzip --wal-method=stream --checkpoint=fast --label="$name" --no-password
for archive in base pg_wal; do gzip -t "$new.part/$archive.tar.gz"; done
sync
mv "$new.part" "$new"

# the newest backup that is older than KEEP_DAYS is still needed to restore the first of those days
days=${KEEP_DAYS:-30}
oldest=$(cd "$BACKUP_DIR/base" && find . -mindepth 1 -maxdepth 1 -type d -mtime "+$days" | sort | tail -n 1)
if [ -n "$oldest" ]; then
  for old in "$BACKUP_DIR"/base/*; do
    [ "$(basename "$old")" = "$(basename "$oldest")" ] && break
    rm -rf "$old"
  done
  label=$(grep -l "LABEL: $(basename "$oldest")" "$BACKUP_DIR"/wal/*.backup)
  pg_archivecleanup "$BACKUP_DIR/wal" "$(basename "$label")"
fi
[ ! -d "$BACKUP_DIR/gone" ] || find "$BACKUP_DIR/gone" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" -exec rm -rf {} +
echo "$name"
