#!/bin/sh
# Run by the Postgres image when it makes its database: one role that owns the schema and one that may only work with rows.
# The passwords are read from files by psql itself and appear in no command line.
set -eu
psql --set ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set owner_password `cat "$SECRETS/owner-password"`
\set application_password `cat "$SECRETS/application-password"`
CREATE ROLE baldojang_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE baldojang_application LOGIN PASSWORD :'application_password';
CREATE DATABASE baldojang OWNER baldojang_owner;
REVOKE ALL ON DATABASE baldojang FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE baldojang TO baldojang_application;
SQL
