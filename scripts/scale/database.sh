# Sourced by the scripts of this folder. Drops the database `scale` and the API's roles if they exist. Then creates the
# database with the whole schema on the server that PGHOST, PGPORT and PGUSER name.
sql="psql -X -q -v ON_ERROR_STOP=1"
$sql -d postgres -c 'drop database if exists scale' -c 'create database scale'
for role in anon authenticated service_role supabase_auth_admin supabase_storage_admin authenticator; do
  $sql -d postgres -c "drop role if exists $role"
done
export PGDATABASE=scale
# Creates what a Supabase project contains before its first migration.
$sql -f supabase/embedded/bootstrap.sql
$sql -c 'alter database scale set search_path to "$user", public, extensions'
# Runs pgmq's plain SQL, which the package for the embedded database contains: native servers hardly ever have the
# extension.
pgmq=node_modules/@electric-sql/pglite-pgmq/dist/pgmq.tar.gz
tar -xOzf $pgmq "$(tar -tzf $pgmq | grep -E '/pgmq--[0-9.]+\.sql$')" | $sql
for file in supabase/migrations/*.sql; do $sql -f "$file"; done
