-- The history in two tables: audit_log has every change with its author, revisions has each row as it was after every
-- change. Only the trigger below writes to these tables. No role of the API, not even with the secret key, may insert,
-- update or delete in them.

-- The actor's id is not a foreign key, so that the record remains when the actor's account is deleted.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id uuid not null,
  row_slug text,
  changed jsonb not null,
  at timestamptz not null default now()
);
comment on column public.audit_log.changed is 'Per changed column: {"old": …, "new": …}.';
create index audit_log_at on public.audit_log (at desc);
create index audit_log_row on public.audit_log (table_name, row_id, at desc);
create index audit_log_actor on public.audit_log (actor, at desc);

create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  number int not null,
  snapshot jsonb not null,
  actor uuid,
  at timestamptz not null default now(),
  unique (table_name, row_id, number)
);
comment on table public.revisions is 'The row after each change; the highest number of a deleted row is what it last was.';

create function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
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
  where name <> 'updated_at'
    and coalesce(_old -> name, 'null') is distinct from coalesce(_new -> name, 'null');
  -- Saving a form without a change leaves no trace.
  if _changed is null then
    return null;
  end if;

  insert into public.audit_log (actor, action, table_name, row_id, row_slug, changed)
  values (auth.uid(), lower(tg_op), tg_table_name, (_row ->> 'id')::uuid, _row ->> 'slug', _changed);
  if tg_op <> 'DELETE' then
    insert into public.revisions (table_name, row_id, number, snapshot, actor)
    select tg_table_name, (_row ->> 'id')::uuid, coalesce(max(number), 0) + 1, _row, auth.uid()
    from public.revisions where table_name = tg_table_name and row_id = (_row ->> 'id')::uuid;
  end if;
  return null;
end $$;
revoke execute on function private.record_change() from public;

create trigger record_change after insert or update or delete on public.retailers
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.categories
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.subcategories
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.products
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.content
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.navigation_menu
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.homepage_settings
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.typography_settings
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.affiliate_verifications
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.redirects
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.user_roles
  for each row execute function private.record_change();
