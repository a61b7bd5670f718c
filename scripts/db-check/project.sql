-- Makes of an empty database what a hosted project is before its first migration, beyond what the embedded server's
-- bootstrap holds. Runs after that as supabase_admin, the only superuser; migrations run as `postgres`, which is none.

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
-- Stands for the setting of supautils that lets `postgres` write policies of storage.objects.
grant supabase_storage_admin to postgres;
grant anon, authenticated, service_role to postgres;
grant set on parameter session_replication_role to postgres;
alter role authenticator login;
