-- Search and replace in links: each run with its changes, so that a run can be undone.

create table public.link_replacements (
  id uuid primary key default gen_random_uuid(),
  find text not null check (char_length(find) between 1 and 2048),
  replacement text not null check (char_length(replacement) <= 2048),
  is_whole boolean not null default false,
  asked_by uuid references auth.users on delete set null,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index link_replacements_asked_by on public.link_replacements (asked_by);
create index link_replacements_newest on public.link_replacements (created_at desc);
create trigger touch before update on public.link_replacements for each row execute function private.touch();

-- One change per row: the values of its changed fields before and after.
create table public.link_changes (
  id uuid primary key default gen_random_uuid(),
  replacement_id uuid not null references public.link_replacements on delete cascade,
  resource text not null check (private.is_slug(resource)),
  row_id uuid not null,
  row_name text not null check (char_length(row_name) <= 300),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  state text not null default 'planned' check (state in ('planned', 'applied', 'skipped', 'undone', 'kept')),
  -- Why the row was skipped or kept.
  note text check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (replacement_id, resource, row_id)
);
create trigger touch before update on public.link_changes for each row execute function private.touch();

do $$
declare
  _table text;
begin
  foreach _table in array array['link_replacements', 'link_changes'] loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', _table);
    execute format('grant select on public.%I to authenticated', _table);
    execute format('grant select, insert, update, delete on public.%I to service_role', _table);
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
    execute format($policy$create policy "admins read" on public.%I for select to authenticated
      using ((select public.has_role((select auth.uid()), 'admin')))$policy$, _table);
  end loop;
end $$;

-- Returns whose change this is: the caller's, or, for a worker with the secret key, that of the admin who asked for the
-- job (header x-asked-by).
create function private.acting_user() returns uuid language sql stable set search_path = '' as $$
  select coalesce(auth.uid(), case when auth.role() = 'service_role' then (
    select header.value::uuid
    from (select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-asked-by') as header (value)
    where header.value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') end)
$$;
revoke execute on function private.acting_user() from public;

-- As in 20261122180200_audit_without_change_times.sql, with the acting user.
create or replace function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _actor constant uuid := private.acting_user();
  _old jsonb := '{}';
  _new jsonb := '{}';
  _row jsonb;
  _changed jsonb;
begin
  if tg_op <> 'INSERT' then
    _old := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    _new := to_jsonb(new);
  end if;
  _row := case tg_op when 'DELETE' then _old else _new end;

  select jsonb_object_agg(name, jsonb_build_object('old', _old -> name, 'new', _new -> name)) into _changed
  from jsonb_object_keys(_row) as name
  where name <> 'updated_at' and not (tg_op = 'UPDATE' and name = 'content_changed_at')
    and coalesce(_old -> name, 'null') is distinct from coalesce(_new -> name, 'null');
  -- Saving a form without changes is not recorded.
  if _changed is null then
    return null;
  end if;

  insert into public.audit_log (actor, action, table_name, row_id, row_slug, changed)
  values (_actor, lower(tg_op), tg_table_name, (_row ->> 'id')::uuid, _row ->> 'slug', _changed);
  if tg_op <> 'DELETE' then
    insert into public.revisions (table_name, row_id, number, snapshot, actor)
    select tg_table_name, (_row ->> 'id')::uuid, coalesce(max(number), 0) + 1, _row, _actor
    from public.revisions where table_name = tg_table_name and row_id = (_row ->> 'id')::uuid;
  end if;
  return null;
end $$;

-- Returns at most `_limit` rows with a link that contains a text, or is exactly this text.
create function public.rows_with_link(_find text, _is_whole boolean, _limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('resource', resource, 'id', row_id)), '[]') from (
    select distinct use.resource, use.row_id
    from public.links as link join public.link_uses as use on use.link_id = link.id
    where case when _is_whole then link.url = _find else strpos(link.url, _find) > 0 end
    order by use.resource, use.row_id limit _limit) as found
$$;
revoke execute on function public.rows_with_link(text, boolean, int) from public, anon, authenticated, service_role;
grant execute on function public.rows_with_link(text, boolean, int) to service_role;
