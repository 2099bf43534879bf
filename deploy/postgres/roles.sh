#!/bin/bash
# Creates databases and roles at the first start of Postgres: the owner migrates, the application's role owns nothing and
# is not a superuser, and Temporal has its own databases.
set -euo pipefail

# psql reads the passwords from files, because everybody on the machine can see arguments
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
