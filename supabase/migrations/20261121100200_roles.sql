-- The roles of users. A role is granted or removed, never edited, and the last admin cannot be removed.

create type public.app_role as enum ('admin');

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, role)
);
create index user_roles_granted_by on public.user_roles (granted_by);

create trigger touch before update on public.user_roles for each row execute function private.touch();

-- Whether a user has a role. Security definer, because a policy on user_roles that read user_roles itself would call
-- itself endlessly.
create function public.has_role(_user_id uuid, _role public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = _user_id and role = _role)
$$;

create function private.stamp_granted_by() returns trigger language plpgsql set search_path = '' as $$
begin
  new.granted_by := auth.uid();
  return new;
end $$;
create trigger stamp_granted_by before insert on public.user_roles
  for each row execute function private.stamp_granted_by();

-- Keeps the last admin from being removed. Runs once after each statement: a trigger for each row would not notice when
-- one `delete` removes several admins. Security definer, because an admin who has just given up the role cannot read
-- other users' roles. Takes a lock, so that if two admins remove each other at the same moment, the second removal
-- waits for the first.
create function private.keep_one_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from removed where role = 'admin') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles: last admin', 0));
  if not exists (select from public.user_roles where role = 'admin') then
    raise exception 'The last admin cannot be removed' using errcode = '23514', constraint = 'user_roles_keep_one_admin';
  end if;
  return null;
end $$;
-- The trigger only runs for the API's roles. When an account is deleted, the table's owner deletes the account's role,
-- and this deletion must not fail.
create trigger keep_one_admin after delete on public.user_roles
  referencing old table as removed for each statement
  when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.keep_one_admin();

revoke execute on function private.stamp_granted_by(), private.keep_one_admin() from public;
