-- Brings a database into the state of a hosted project before its first migration. The embedded server's bootstrap.sql
-- has already run. This file runs as supabase_admin, the only superuser. Migrations run as `postgres`, which is not a
-- superuser.

-- Drops the extension that bootstrap.sql has created, because migrations must create the extensions that they need.
drop extension pg_trgm;
alter schema extensions owner to postgres;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant usage on schema auth, storage to postgres with grant option;
grant all on all tables in schema auth, storage to postgres with grant option;
grant execute on all functions in schema auth, storage to postgres with grant option;
-- Lets `postgres` create policies on storage.objects. On a hosted project, the extension supautils does this.
grant supabase_storage_admin to postgres;
grant anon, authenticated, service_role to postgres;
grant set on parameter session_replication_role to postgres;
alter role authenticator login;
-- The limits of a hosted project for statements through the API. The role service_role has that of authenticator.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter schema supabase_migrations owner to postgres;
alter table supabase_migrations.schema_migrations owner to postgres;
