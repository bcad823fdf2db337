#!/bin/sh
# archive_command = '/…/ops/backup/wal.sh "%p" "%f"': archives one segment of the write-ahead log, completely or not at all.
# BACKUP_DIR, in the environment of the server, is a folder on another disk, or better on another machine.
set -eu
to="$BACKUP_DIR/wal/$2"
if [ -e "$to" ]; then
  # after a crash PostgreSQL may archive a segment again; a different segment of the same name is that of another server
  cmp -s "$1" "$to" && exit 0
  echo "$to is there already and is not the same" >&2
  exit 1
fi
mkdir -p "$BACKUP_DIR/wal"
cp "$1" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$BACKUP_DIR/wal"
