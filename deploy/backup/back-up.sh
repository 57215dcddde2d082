#!/bin/sh
# One turn of the service `backup`, as the user postgres: back-up.sh [backups]. Copies the data folder if the last copy is
# a day old, copies all that is new to RESTIC_REPOSITORY, and notes in the database that this worked.
set -eu
backups=${1:-/backups}
PATH=$PATH:/tools
set -a
. "${CREDENTIALS:-/run/secrets/backup_credentials}"
set +a

if [ -z "$(find "$backups/base" -maxdepth 1 -name '2*' -mmin -1435 2>/dev/null)" ]; then
  "$(dirname "$0")/base-backup.sh" "$backups"
  has_copied=yes
fi
if [ -z "${RESTIC_REPOSITORY:-}" ]; then
  echo 'RESTIC_REPOSITORY is not set: there is no backup off this machine' >&2
  exit 1
fi
# What is wrong with the place is in the log.
restic --quiet cat config >/dev/null || restic --quiet init
restic --quiet unlock
restic --quiet --no-cache backup --host portal --exclude '.*' "$backups"
psql --quiet --username="${POSTGRES_USER:-postgres}" --dbname="${POSTGRES_DB:-portal}" \
  --command='UPDATE readiness SET backed_up_at = now()'
if [ "${has_copied:-}" ]; then
  restic --quiet --no-cache forget --host portal --keep-within 1d --keep-within-daily 28d --prune
fi
