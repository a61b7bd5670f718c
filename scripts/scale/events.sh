#!/bin/sh
# Measures the analytics screen with many events on a native Postgres: scripts/scale/events.sh [events]. PGHOST, PGPORT
# and PGUSER name a superuser of a server for tests; its database `scale` and the API's roles are dropped and created
# again. Makes the events of the last 30 days (10 million unless told), rolls them up, and prints how long each step
# and each read of the screen takes, and the plan of the longest read.
set -eu
cd "$(dirname "$0")/../.."
. scripts/scale/database.sh
$sql -v events="${1:-10000000}" -f scripts/scale/events.sql
