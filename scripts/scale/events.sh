#!/bin/sh
# Measures the analytics screen with many events on a native Postgres: scripts/scale/events.sh [events]. PGHOST, PGPORT
# and PGUSER must name a superuser of a test server that accepts connections without passwords. Drops and creates the
# database `scale` and the API's roles on this server. Creates events for the last 30 days (by default 10 million) and
# rolls them up. Prints the duration of each step and of each query of the screen, and the plan of the longest query.
# Then builds a site with this database, and prints the duration of each request for the screen.
set -eu
cd "$(dirname "$0")/../.."
. scripts/scale/database.sh
$sql -v events="${1:-10000000}" -f scripts/scale/events.sql
$sql -c "do 'begin create role supabase_admin superuser; exception when duplicate_object then end'" \
  -c 'alter role supabase_admin login' -c 'alter role authenticator login'
node scripts/run.mjs scale/analytics-screen.ts
