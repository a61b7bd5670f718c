# Sourced by the scripts of this folder. Creates the database `scale` with the whole schema on the server that PGHOST,
# PGPORT and PGUSER name; drops an earlier one, and the API's roles.
sql="psql -X -q -v ON_ERROR_STOP=1"
$sql -d postgres -c 'drop database if exists scale' -c 'create database scale'
for role in anon authenticated service_role supabase_auth_admin supabase_storage_admin authenticator; do
  $sql -d postgres -c "drop role if exists $role"
done
export PGDATABASE=scale
# Creates what a Supabase project contains before its first migration.
$sql -f supabase/embedded/bootstrap.sql
$sql -c 'alter database scale set search_path to "$user", public, extensions'
# pgmq as plain SQL, from the package for the embedded database: native servers hardly ever have the extension.
pgmq=node_modules/@electric-sql/pglite-pgmq/dist/pgmq.tar.gz
tar -xOzf $pgmq "$(tar -tzf $pgmq | grep -E '/pgmq--[0-9.]+\.sql$')" | $sql
for file in supabase/migrations/*.sql; do $sql -f "$file"; done
