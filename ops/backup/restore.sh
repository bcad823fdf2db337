#!/bin/sh
# restore.sh <new data folder> <new files folder> [time]: creates both folders as they were at that time, such as
# '2026-11-22 10:30:00+02', or without a time as they were at the end of the archive. Neither folder may exist yet.
# BACKUP_DIR is the same as for the backup. Then start PostgreSQL on the data folder: it replays the archive, and accepts
# connections when it has finished. It reads the archive at the path that BACKUP_DIR has in this script: if the server runs
# in a container, run this script in a container of the same image.
set -eu
umask 077
data=$1
files=$2
time=${3:-}
BACKUP_DIR=$(cd "$BACKUP_DIR" && pwd)
for folder in "$data" "$files"; do
  [ ! -e "$folder" ] || { echo "$folder is there already: choose a new one" >&2; exit 1; }
done
# a backup has the state of the moment at which it ended, which is not later than the writing of its manifest
base=
for one in "$BACKUP_DIR"/base/*Z; do
  [ -z "$time" ] || [ "$(stat -c %Y "$one/backup_manifest")" -le "$(date -d "$time" +%s)" ] || continue
  base=$one
done
[ -n "$base" ] || { echo "There is no backup from before ${time:-now}" >&2; exit 1; }

mkdir -p "$data/pg_wal"
tar -xzf "$base/base.tar.gz" -C "$data"
tar -xzf "$base/pg_wal.tar.gz" -C "$data/pg_wal"
cp "$base/backup_manifest" "$data/"
pg_verifybackup "$data"
rm "$data/backup_manifest"
{
  echo "restore_command = 'cp \"$BACKUP_DIR/wal/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$time" ] || echo "recovery_target_time = '$time'"
  # a restored server must not write into the archive of the server in use
  echo "archive_mode = off"
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
# Debian keeps its configuration in /etc, so the backup lacks it, but pg_createcluster accepts a folder only with these
# three files. To replay the archive, PostgreSQL needs the same limits as the server that was backed up.
if [ ! -e "$data/postgresql.conf" ]; then
  pg_controldata "$data" | sed -n 's/xact/transaction/; s/^\(max_[a-z_]*\) setting: *\([0-9]*\)$/\1 = \2/p' >"$data/postgresql.conf"
  echo 'local all all peer' >"$data/pg_hba.conf"
  echo 'host all all localhost scram-sha-256' >>"$data/pg_hba.conf"
  : >"$data/pg_ident.conf"
fi

mkdir -p "$files"
for kept in "$BACKUP_DIR/files" "$BACKUP_DIR"/gone/*; do
  [ ! -d "$kept" ] || cp -Rp "$kept/." "$files/"
done
echo "restored from $(basename "$base"); PostgreSQL will read the archive in $BACKUP_DIR/wal"
