#!/bin/sh
# Makes the roles of the database when its folder is first filled, or when it is run by hand in the
# container: /docker-entrypoint-initdb.d/make-roles.sh
set -eu
PGOPTIONS="-c portal.owner_password=$(cat /run/secrets/postgres_owner_password) -c portal.app_password=$(cat /run/secrets/postgres_app_password)"
export PGOPTIONS
psql --username="${POSTGRES_USER:-postgres}" --dbname="${POSTGRES_DB:-portal}" \
  --set=ON_ERROR_STOP=1 --quiet --file=/roles/roles.sql
