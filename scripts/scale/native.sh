#!/bin/sh
# Measures how long searches take on a native Postgres: scripts/scale/native.sh [products]. PGHOST, PGPORT and PGUSER
# must name a superuser of a test server. Drops and creates the database `scale` and the API's roles on this server.
# Runs each query five times. Prints the processor time and the elapsed time, in ms, of the run with the median
# processor time.
set -eu
cd "$(dirname "$0")/../.."
. scripts/scale/database.sh

fill() { # Arguments: table, number of rows. Skips the change history, which searches do not read.
  columns=$(node_modules/node/bin/node scripts/scale/rows.ts "$1" columns)
  node_modules/node/bin/node scripts/scale/rows.ts "$1" "$2" | $sql \
    -c "create unlogged table if not exists public.lines (line jsonb)" \
    -c "truncate public.lines" -c "copy public.lines from stdin" \
    -c "alter table public.$1 disable trigger record_change" \
    -c "insert into public.$1 ($columns) select $columns from public.lines, jsonb_populate_record(null::public.$1, line)"
}
fill categories 0
fill subcategories 0
fill retailers 2000
fill products "${1:-100000}"
fill content 5000
$sql -c 'drop table public.lines' -c 'vacuum analyze'

for query in sa th lg qz dy hp tv xq the ing dyson stri zzz 'air fryer' 'wool co' 'fen 4' guarantee 're,' 'ps 5' tvs 'tv deals' 'running shoes'; do
  call="select public.search_site('$query', 5, array['retailers', 'categories', 'products'], 0, 100) is null;"
  printf '%s: ' "$query"
  {
    echo "set client_min_messages = log; $call set log_statement_stats = on;"
    for _ in 1 2 3 4 5; do echo "$call"; done
  } | $sql -At 2>&1 | awk '/elapsed/ {print ($2 + $5) * 1000, $8 * 1000}' | sort -n | sed -n 3p
done
