#!/bin/sh
# Run once a day, as the user postgres, where the server runs: base-backup.sh [backups] [how many to keep].
# Copies the whole data folder while it is in use, and throws away what no kept copy needs any more.
set -eu
backups=${1:-/backups}
keep=${2:-7}
bases=$backups/base

mkdir -p "$bases" "$backups/wal"
rm -rf "$bases"/.draft-*
draft=$bases/.draft-$$
pg_basebackup --username="${POSTGRES_USER:-postgres}" --pgdata="$draft" \
  --checkpoint=fast --wal-method=none --manifest-checksums=SHA256
# Named by its end: it serves for every moment after.
mv "$draft" "$bases/$(date -u +%Y%m%dT%H%M%SZ)"

"$(dirname "$0")/prune.sh" "$backups" "$keep"
