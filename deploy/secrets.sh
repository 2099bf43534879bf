#!/bin/sh
# Creates the secrets that compose.yaml reads, in deploy/secrets/, unless they exist: run it once. Keep app_secret with
# your backups: without it, encrypted data in the database cannot be read.
set -eu
umask 077
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
chmod 700 "$folder"

make() { [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"; }
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
url() { printf 'postgres://%s:%s@postgres:5432/workforce' "$1" "$(cat "$folder/$2")"; }

for name in postgres_password owner_password app_password temporal_password app_secret; do make "$name" "$(random)"; done
make database_url "$(url workforce_app app_password)"
make database_migrate_url "$(url workforce_owner owner_password)"
# the containers' user must read the files; the folder's mode keeps other users of this machine out
chmod 644 "$folder"/*
