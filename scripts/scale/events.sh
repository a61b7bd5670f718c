#!/bin/sh
# Measures the analytics screen with many events on a native Postgres: scripts/scale/events.sh [events]. PGHOST, PGPORT
# and PGUSER name a superuser of a server for tests; its database `scale` and the API's roles are dropped and created
# again. Makes the events of the last 30 days (10 million unless told), rolls them up, and prints how long each step
# and each read of the screen takes, and the plan of the longest read.
set -eu
cd "$(dirname "$0")/../.."
sql="psql -X -q -v ON_ERROR_STOP=1"
$sql -d postgres -c 'drop database if exists scale' -c 'create database scale'
for role in anon authenticated service_role supabase_auth_admin supabase_storage_admin authenticator; do
  $sql -d postgres -c "drop role if exists $role"
done
export PGDATABASE=scale
# Creates what a Supabase project contains before its first migration.
$sql -f supabase/embedded/bootstrap.sql
$sql -c 'alter database scale set search_path to "$user", public, extensions'
for file in supabase/migrations/*.sql; do $sql -f "$file"; done
$sql -v events="${1:-10000000}" -f scripts/scale/events.sql
