#!/bin/sh
# Run where a release is made: prints, for .env, the images of docker-compose.yml by their
# digests, and Node's, on which the product's is built.
# deploy/pin-images.sh >>.env
set -eu
compose=$(dirname "$0")/../docker-compose.yml
sed -n 's/.*: \${\([A-Z]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' "$compose" | sort -u |
  while read -r variable image; do
    docker pull --quiet "$image" >/dev/null
    echo "$variable=$(docker inspect --format '{{index .RepoDigests 0}}' "$image")"
  done
