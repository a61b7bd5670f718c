-- Imports: the rows of a file, staged until a job checks them and another one writes them. ADR 037 has the rules.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  -- The key of the entity's definition, or 'site' for rows of many entities.
  entity text not null check (private.is_slug(entity)),
  file_name text not null check (char_length(file_name) between 1 and 200),
  total int not null check (total between 1 and 1000000),
  -- Whether rows that exist already are left as they are.
  keeps_existing boolean not null default false,
  state text not null default 'new' check (state in ('new', 'checked', 'written', 'undone')),
  asked_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index imports_newest on public.imports (created_at desc);
create index imports_asked_by on public.imports (asked_by);

create table private.import_rows (
  import_id uuid not null references public.imports on delete cascade,
  line int not null check (line between 1 and 1000000),
  table_name text not null check (table_name in ('people', 'categories', 'subcategories', 'products', 'retailers', 'content',
    'sale_windows', 'navigation_menu', 'affiliate_verifications', 'redirects', 'legal_pages', 'homepage_settings',
    'typography_settings', 'operator_settings')),
  -- The name of the row, such as its slug.
  key text not null check (char_length(key) <= 2500),
  -- The cells of this line by the names of the fields, as the file has them.
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 1000000),
  -- The outcome in the dry run, and in the import.
  checked text check (checked in ('created', 'updated', 'skipped', 'failed')),
  outcome text check (outcome in ('created', 'updated', 'skipped', 'failed')),
  -- Why the line failed: {"message": …}, with "code" if the database refused it.
  error jsonb,
  -- The written row: its id, what it was before, its version as the import left it, and which pages the write affects:
  -- {table, old_record, record, is_moved}.
  row_id uuid,
  before jsonb,
  written_at timestamptz,
  write jsonb,
  undone text check (undone in ('yes', 'changed', 'gone', 'in use')),
  primary key (import_id, line)
);
create index import_rows_key on private.import_rows (import_id, table_name, key, line);
create index import_rows_checked on private.import_rows (import_id, checked);
create index import_rows_outcome on private.import_rows (import_id, outcome, line);

revoke all on public.imports, private.import_rows from public, anon, authenticated, service_role;
grant select on public.imports to authenticated, service_role;
alter table public.imports enable row level security;
alter table public.imports force row level security;
alter table private.import_rows enable row level security;
alter table private.import_rows force row level security;
create policy "admins read" on public.imports for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Stores a new import of the editor. A repeated request changes nothing.
create function public.add_import(_id uuid, _entity text, _file_name text, _total int, _keeps_existing boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.imports (id, entity, file_name, total, keeps_existing)
  values (_id, _entity, _file_name, _total, _keeps_existing)
  on conflict (id) do nothing;
end $$;

-- Stages rows, [{line, table_name, key, cells}], of the editor's own import, until it is checked. Rows that are staged
-- already stay.
create function public.add_import_rows(_import uuid, _rows jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.import_rows (import_id, line, table_name, key, cells)
  select i.id, r.line, r.table_name, r.key, r.cells
  from public.imports as i, jsonb_to_recordset(_rows) as r (line int, table_name text, key text, cells jsonb)
  where i.id = _import and i.state = 'new' and i.asked_by = auth.uid()
  on conflict (import_id, line) do nothing;
end $$;

-- Returns the next staged rows: all, those with an error, or those that an undo has left ('kept').
create function public.list_import_rows(_import uuid, _after int, _limit int, _only text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_admin();
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(r) order by r.line), '[]') from (
    select line, table_name, key, cells, checked, outcome, error, undone from private.import_rows
    where import_id = _import and line > _after
      and (_only is null or (_only = 'failed' and error is not null) or (_only = 'kept' and undone <> 'yes'))
    order by line limit least(_limit, 500)) as r);
end $$;

-- Stores how far an import is.
create function public.set_import_state(_import uuid, _state text)
returns void language sql security definer set search_path = '' as $$
  update public.imports set state = _state where id = _import
$$;

-- Returns how many lines of an import have which outcome.
create function public.count_import_rows(_import uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object(
    'staged', count(*),
    'checked', (select coalesce(jsonb_object_agg(c.checked, c.n), '{}') from (
      select checked, count(*) as n from private.import_rows where import_id = _import and checked is not null group by 1) as c),
    'outcome', (select coalesce(jsonb_object_agg(o.outcome, o.n), '{}') from (
      select outcome, count(*) as n from private.import_rows where import_id = _import and outcome is not null group by 1) as o),
    'undone', (select coalesce(jsonb_object_agg(u.undone, u.n), '{}') from (
      select undone, count(*) as n from private.import_rows where import_id = _import and undone is not null group by 1) as u)
  ) from private.import_rows where import_id = _import);
end $$;

revoke execute on function public.add_import(uuid, text, text, int, boolean), public.add_import_rows(uuid, jsonb),
  public.list_import_rows(uuid, int, int, text), public.set_import_state(uuid, text), public.count_import_rows(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.add_import(uuid, text, text, int, boolean), public.add_import_rows(uuid, jsonb),
  public.list_import_rows(uuid, int, int, text), public.count_import_rows(uuid) to authenticated;
grant execute on function public.list_import_rows(uuid, int, int, text), public.set_import_state(uuid, text)
  to service_role;
