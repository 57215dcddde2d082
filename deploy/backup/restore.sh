#!/bin/sh
# restore.sh <moment> [data folder] [backups], as root or the user postgres, while the server is stopped:
#   restore.sh '2026-11-21 18:59:00+05:30'
# Puts the database as it was at that moment in place. What was there stays beside it.
set -eu
moment=$1
data=${2:-$PGDATA}
backups=${3:-/backups}

wanted=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
base=
for name in $(ls "$backups/base" | sort); do
  if [ "$name" \< "$wanted" ]; then base=$name; fi
done
if [ -z "$base" ]; then
  echo "There is no base backup from before $moment in $backups/base." >&2
  exit 1
fi
if [ -e "$data/postmaster.pid" ]; then
  echo "Stop PostgreSQL first: there is $data/postmaster.pid." >&2
  exit 1
fi

draft=$data.restoring
rm -rf "$draft"
cp -a "$backups/base/$base" "$draft"
chmod 700 "$draft"
rm -rf "$draft/postmaster.pid" "$draft/postmaster.opts"
mkdir -p "$draft/pg_wal/archive_status"
# Only what the server had not archived yet when it stopped; the archive has the rest.
if [ -d "$data/pg_wal" ]; then
  for piece in "$data"/pg_wal/[0-9A-F]*; do
    if [ -f "$piece" ]; then cp -a "$piece" "$draft/pg_wal/"; fi
  done
fi
cat >>"$draft/postgresql.auto.conf" <<SETTINGS
restore_command = 'gunzip -c "$backups/wal/%f.gz" > "%p"'
recovery_target_time = '$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S.%6N+00')'
recovery_target_action = 'promote'
SETTINGS
touch "$draft/recovery.signal"
chown -R --reference="$backups/base/$base" "$draft"
if [ -e "$data" ]; then mv "$data" "$data.before-$(date -u +%Y%m%dT%H%M%SZ)"; fi
mv "$draft" "$data"
echo "Restored from $base. Start PostgreSQL: it plays the log up to $moment, then opens."
