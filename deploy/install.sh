#!/bin/sh
# Installs the product on this server with Docker Compose: asks for what only you know, draws the secrets, starts, and
# shows how the first admin signs in. May be run again: what is there stays.
set -eu
cd "$(dirname "$0")/.."
fail() { echo "deploy/install.sh: $1" >&2; exit 1; }
for tool in docker openssl od sed; do
  command -v "$tool" >/dev/null || fail "install $tool first; nothing was made"
done
docker compose version >/dev/null 2>&1 || fail 'install the Compose plugin of Docker first; nothing was made'

# ask <question> <extended regular expression>: repeats the question until the answer fits.
ask() {
  while printf '%s: ' "$1" >&2; do
    IFS= read -r answer || fail 'the answers ended before the questions did; nothing was made'
    if printf '%s' "$answer" | grep -Eq "^($2)$"; then printf '%s' "$answer"; return; fi
    echo 'That cannot be right.' >&2
  done
}
# In a URL: every byte as %xx.
encode() { printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g'; }
# In the replacement of sed's s|…|…|.
quote() { printf '%s' "$1" | sed 's/[\\&|]/\\&/g'; }
fill() { sed -i "s|^$1=.*|$1=$(quote "$2")|" .env.draft; }
# A file that is there already keeps its value.
store() { [ -s "deploy/secrets/$1" ] || printf '%s' "$2" >"deploy/secrets/$1"; }

if [ ! -e .env ]; then
  mail='[^ @<>"]+@[^ @<>"]+\.[^ @<>".]+'
  domain=$(ask 'Domain of the site, such as learn.company.in' '([a-z0-9-]+\.)+[a-z]{2,}')
  company=$(ask 'Name of the company, the sender of mails' '[^"<>$\`]+')
  sender=$(ask 'Address that mails are sent from' "$mail")
  inbox=$(ask 'Address that reads messages and applications' "$mail")
  smtp=$(ask 'Mail server and port, such as smtp.relay.com:465' '[a-z0-9.-]+:[0-9]+')
  smtp_user=$(ask 'User name at the mail server' '.+')
  smtp_password=$(ask 'Password at the mail server' '.+')
  key=$(ask 'Key id of Razorpay' 'rzp_(live|test)_[A-Za-z0-9]+')
  key_secret=$(ask 'Key secret of Razorpay' '[A-Za-z0-9]{24,}')
  place=$(ask 'Place of the backups, such as s3:https://host/bucket (empty: none yet)' '[^ ]*')
  credentials=
  if [ -n "$place" ]; then
    access=$(ask 'Access key of that place' '[^ ]+')
    secret=$(ask 'Secret key of that place' '[^ ]+')
    credentials="AWS_ACCESS_KEY_ID='$access'
AWS_SECRET_ACCESS_KEY='$secret'
"
  fi
fi
deploy/make-secrets.sh
if [ ! -e .env ]; then
  cp .env.compose.example .env.draft
  fill DOMAIN "$domain"
  if tag=$(git describe --tags --exact-match 2>/dev/null); then fill RELEASE "${tag#v}"; fi
  fill MAIL_FROM "\"$company <$sender>\""
  fill COMPANY_INBOX "$inbox"
  fill RAZORPAY_KEY_ID "$key"
  fill RESTIC_REPOSITORY "$place"
  signed_in="$(encode "$smtp_user"):$(encode "$smtp_password")@$smtp"
  case $smtp in
    *:465) store smtp_url "smtps://$signed_in" ;;
    *) store smtp_url "smtp://$signed_in?requireTLS=true" ;;
  esac
  store razorpay_key_secret "$key_secret"
  store backup_credentials "$credentials"
  mv .env.draft .env
fi

if [ "$(id -u)" = 0 ] && [ -d /run/systemd/system ]; then
  install -D -m 644 deploy/server/journald.conf /etc/systemd/journald.conf.d/portal.conf
  systemctl restart systemd-journald
fi
if grep -q '^IMAGE=' .env; then docker compose pull; else docker compose build; fi
# Returns once the API answers, since the proxy waits for it.
docker compose up -d || {
  docker compose logs --tail 5 migrate api worker >&2
  fail 'the product does not start: see above, change .env or deploy/secrets, and run this again'
}
found=$(docker compose exec -T worker node backend/dist/bundle/doctor.js) || true
echo "$found"

case $found in *'there is no admin'*)
  site=https://$(sed -n 's/^DOMAIN=//p' .env)
  docker compose exec -T api node backend/dist/bundle/reset-admin.js admin
  cat <<TEXT
Console: $site/admin
In Razorpay's dashboard add the webhook $site/api/payments/webhook
  with the secret $(cat deploy/secrets/razorpay_webhook_secret)
  and the events $(grep -Eo '\b(payment|order|refund)\.[a-z_.]*[a-z]' .env.example | tr '\n' ' ')
Keep a copy of deploy/secrets/backup_password elsewhere: without it no backup can be read.
TEXT
  ;;
esac
