#!/bin/bash
# The databases and their roles, as the first start of Postgres makes them: the owner migrates, the application's role owns
# nothing and is no superuser, and Temporal has databases of its own.
set -euo pipefail

# psql reads the passwords: arguments could be seen by everybody on the machine
psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" <<'SQL'
\set owner_password `cat /run/secrets/owner_password`
\set app_password `cat /run/secrets/app_password`
\set temporal_password `cat /run/secrets/temporal_password`
CREATE ROLE workforce_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE workforce_app LOGIN PASSWORD :'app_password';
CREATE ROLE temporal LOGIN PASSWORD :'temporal_password';
CREATE DATABASE workforce OWNER workforce_owner;
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
REVOKE CONNECT ON DATABASE workforce, temporal, temporal_visibility FROM PUBLIC;
GRANT CONNECT ON DATABASE workforce TO workforce_app;
SQL
