-- Turns an empty database into what a hosted project has before its first migration, after the embedded server's
-- bootstrap.sql has run. Runs as supabase_admin, the only superuser; migrations run as `postgres`, which is not one.

-- Migrations must create the extensions that they need.
drop extension pg_trgm;
alter schema extensions owner to postgres;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant usage on schema auth, storage to postgres with grant option;
grant all on all tables in schema auth, storage to postgres with grant option;
grant execute on all functions in schema auth, storage to postgres with grant option;
-- Replaces the setting of supautils that lets `postgres` create policies on storage.objects.
grant supabase_storage_admin to postgres;
grant anon, authenticated, service_role to postgres;
grant set on parameter session_replication_role to postgres;
alter role authenticator login;
