#!/bin/sh
# Draws every secret that can be drawn, one a file: deploy/make-secrets.sh [folder]. What is there
# stays. The provider's, the mail server's and the backup place's are left empty, to be filled in.
set -eu
for tool in openssl od; do
  command -v "$tool" >/dev/null || { echo "$0: install $tool first; nothing was made" >&2; exit 1; }
done
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Nobody else on this machine gets to them; within a container, its own user must.
chmod 700 "$folder"
umask 022

# A run that is cut off leaves a draft, never half a secret.
keep() { [ -e "$folder/$1" ] || { printf '%s' "$2" >"$folder/.draft" && mv "$folder/.draft" "$folder/$1"; }; }
draw() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
secret() { cat "$folder/$1"; }
# As Redis keeps a password.
hash() { secret "$1" | openssl dgst -sha256 -r | cut -d' ' -f1; }

for name in postgres_password postgres_owner_password postgres_app_password \
  redis_password redis_admin_password jwt_secret metrics_token razorpay_webhook_secret backup_password; do
  keep "$name" "$(draw)"
done
# 32 bytes in base64: what signs the Open Badges.
keep credential_key "$(openssl rand -base64 32)"
for name in jwt_secret_previous razorpay_webhook_secret_previous razorpay_key_secret smtp_url \
  database_pool_url backup_credentials; do
  keep "$name" ''
done
keep database_url "postgresql://portal_app:$(secret postgres_app_password)@postgres:5432/portal"
keep migration_database_url "postgresql://portal_owner:$(secret postgres_owner_password)@postgres:5432/portal"
# Who may come to PgBouncer, and goes on to PostgreSQL by the same name.
keep pgbouncer_users "\"portal_app\" \"$(secret postgres_app_password)\"
"
keep redis_url "redis://portal:$(secret redis_password)@redis:6379"
# The product gets to the queues alone, and to no command that rules the server.
keep redis_users "user default off
user health on nopass -@all +ping
user admin on #$(hash redis_admin_password) ~* &* +@all
user portal on #$(hash redis_password) ~bull:* &bull:* +@all -@admin -@dangerous +info +client|list
"
