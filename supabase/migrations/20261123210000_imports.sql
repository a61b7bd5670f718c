-- Imports: the rows of a file, staged until a job checks them and another one writes them. ADR 037 has the rules.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  -- The key of the entity's definition, and its table.
  entity text not null check (private.is_slug(entity)),
  table_name text not null check (table_name in ('retailers', 'categories', 'subcategories', 'products', 'content', 'people')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  total int not null check (total between 1 and 1000000),
  state text not null default 'new' check (state in ('new', 'checked', 'written', 'undone')),
  asked_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index imports_newest on public.imports (created_at desc);
create index imports_asked_by on public.imports (asked_by);

create table private.import_rows (
  import_id uuid not null references public.imports on delete cascade,
  line int not null check (line between 1 and 1000000),
  -- The cells of this line by the names of the fields, as the file has them.
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 1000000),
  slug text generated always as (left(btrim(cells ->> 'slug'), 200)) stored,
  -- The outcome in the dry run, and in the import.
  checked text check (checked in ('created', 'updated', 'skipped', 'failed')),
  outcome text check (outcome in ('created', 'updated', 'skipped', 'failed')),
  -- Why the line failed: {"message": …}, with "code" if the database refused it.
  error jsonb,
  -- The written row: its id, what it was before, and its version as the import left it.
  row_id uuid,
  before jsonb,
  written_at timestamptz,
  undone text check (undone in ('yes', 'changed', 'gone', 'in use')),
  primary key (import_id, line)
);
create index import_rows_slug on private.import_rows (import_id, slug, line);
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
create function public.add_import(_id uuid, _entity text, _table text, _file_name text, _total int)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.imports (id, entity, table_name, file_name, total) values (_id, _entity, _table, _file_name, _total)
  on conflict (id) do nothing;
end $$;

-- Stages rows, [{line, cells}], of the editor's own import, until it is checked. Rows that are staged already stay.
create function public.add_import_rows(_import uuid, _rows jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.import_rows (import_id, line, cells)
  select i.id, r.line, r.cells from public.imports as i, jsonb_to_recordset(_rows) as r (line int, cells jsonb)
  where i.id = _import and i.state = 'new' and i.asked_by = auth.uid()
  on conflict (import_id, line) do nothing;
end $$;

-- Returns the next staged rows: all, those that failed, or those that an undo has left ('kept').
create function public.list_import_rows(_import uuid, _after int, _limit int, _only text default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_admin();
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(r) order by r.line), '[]') from (
    select line, slug, cells, checked, outcome, error, undone from private.import_rows
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

-- Writes as the editor who asked for the import, so that the audit log names them.
create function private.act_as(_user uuid) returns void language sql set search_path = '' as $$
  select set_config('request.jwt.claims',
    (coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb || jsonb_build_object('sub', _user))::text, true)
$$;

-- Writes one line, and returns what it did: {outcome, row_id, before, written_at}. `_created` has every column of a new
-- row; `_changed` has the columns that the file names.
create function private.import_row(_table text, _created jsonb, _changed jsonb)
returns jsonb language plpgsql set search_path = '' as $$
declare
  _before jsonb;
  _after jsonb;
  _columns text;
  _id uuid;
  _at timestamptz;
begin
  execute format('select to_jsonb(t) from public.%I as t where slug = $1 for update', _table)
    into _before using _changed ->> 'slug';
  if _before is null then
    select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_created) as key;
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id, updated_at',
      _table, _columns) into _id, _at using _created;
    return jsonb_build_object('outcome', 'created', 'row_id', _id, 'written_at', _at);
  end if;
  execute format('select to_jsonb(t) from jsonb_populate_record(null::public.%I, $1) as t', _table) into _after using _changed;
  select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_changed) as key
  where _before -> key is distinct from _after -> key;
  if _columns is null then
    return jsonb_build_object('outcome', 'skipped');
  end if;
  execute format('update public.%1$I set (%2$s) = row (%3$s) from jsonb_populate_record(null::public.%1$I, $1) as new
    where %1$I.id = $2 returning %1$I.updated_at', _table, _columns,
    (select string_agg(format('new.%I', key), ', ') from jsonb_object_keys(_changed) as key
      where _before -> key is distinct from _after -> key))
    into _at using _changed, (_before ->> 'id')::uuid;
  return jsonb_build_object('outcome', 'updated', 'row_id', _before ->> 'id', 'before', _before, 'written_at', _at);
end $$;

-- Writes a chunk of an import, or with `_is_dry` takes everything back and keeps only what would have happened. A line
-- that fails leaves no trace but its error. Lines that were written before are left alone, so that a repeated chunk has
-- no effect. `_rows` is [{line, created, changed, error}]. Returns the slugs of all rows that the chunk has written.
create function public.import_chunk(_import uuid, _rows jsonb, _is_dry boolean)
returns text[] language plpgsql security definer set search_path = '' as $$
declare
  _run public.imports;
  _row jsonb;
  _done jsonb;
  _first int;
  _results jsonb := '[]';
begin
  select * into _run from public.imports where id = _import for update;
  if not found then
    return '{}';
  end if;
  perform private.act_as(_run.asked_by);
  begin
    set constraints all immediate;
    for _row in select value from jsonb_array_elements(_rows) loop
      continue when not _is_dry and exists (select from private.import_rows
        where import_id = _import and line = (_row ->> 'line')::int and outcome is not null);
      _first := (select min(line) from private.import_rows
        where import_id = _import and slug = _row -> 'changed' ->> 'slug' and line < (_row ->> 'line')::int);
      if _row ? 'error' then
        _done := jsonb_build_object('outcome', 'failed', 'error', _row -> 'error');
      elsif _first is not null then
        _done := jsonb_build_object('outcome', 'failed', 'error',
          jsonb_build_object('message', format('The slug is already in row %s of the file', _first)));
      else
        begin
          _done := private.import_row(_run.table_name, _row -> 'created', _row -> 'changed');
        exception when others then
          -- Only what the row itself is to blame for; after any other error the whole chunk is tried again.
          if left(sqlstate, 2) not in ('22', '23', 'P0') then
            raise;
          end if;
          _done := jsonb_build_object('outcome', 'failed', 'error', jsonb_build_object('code', sqlstate, 'message', sqlerrm));
        end;
      end if;
      _results := _results || jsonb_build_array(_done || jsonb_build_object('line', _row -> 'line'));
    end loop;
    if _is_dry then
      raise exception using errcode = 'DRYRN';
    end if;
  exception when sqlstate 'DRYRN' then
    null;
  end;
  if _is_dry then
    update private.import_rows as r set checked = d.outcome, error = d.error
    from jsonb_to_recordset(_results) as d (line int, outcome text, error jsonb)
    where r.import_id = _import and r.line = d.line;
    return '{}';
  end if;
  update private.import_rows as r
  set outcome = d.outcome, error = d.error, row_id = d.row_id, before = d.before, written_at = d.written_at
  from jsonb_to_recordset(_results) as d (line int, outcome text, error jsonb, row_id uuid, before jsonb, written_at timestamptz)
  where r.import_id = _import and r.line = d.line;
  return array(select r.slug from private.import_rows as r join jsonb_array_elements(_rows) as c on (c ->> 'line')::int = r.line
    where r.import_id = _import and r.outcome in ('created', 'updated'));
end $$;

-- Takes back the lines from `_from` down to `_to`: only rows that still are as the import left them. Returns the slugs
-- of the rows that it has taken back.
create function public.undo_import_chunk(_import uuid, _from int, _to int)
returns text[] language plpgsql security definer set search_path = '' as $$
declare
  _run public.imports;
  _row private.import_rows;
  _at timestamptz;
  _columns text;
  _what text;
begin
  select * into _run from public.imports where id = _import for update;
  if not found then
    return '{}';
  end if;
  perform private.act_as(_run.asked_by);
  set constraints all immediate;
  for _row in select * from private.import_rows
    where import_id = _import and line between _to and _from and outcome in ('created', 'updated') and undone is null
    order by line desc
  loop
    _at := null;
    execute format('select updated_at from public.%I where id = $1 for update', _run.table_name) into _at using _row.row_id;
    if _at is null then
      _what := 'gone';
    elsif _at <> _row.written_at then
      _what := 'changed';
    else
      begin
        if _row.outcome = 'created' then
          execute format('delete from public.%I where id = $1', _run.table_name) using _row.row_id;
        else
          select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_row.cells) as key;
          execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
            _run.table_name, _columns) using _row.before, _row.row_id;
        end if;
        _what := 'yes';
      exception when integrity_constraint_violation or raise_exception then
        _what := 'in use';
      end;
    end if;
    update private.import_rows set undone = _what where import_id = _import and line = _row.line;
  end loop;
  return array(select slug from private.import_rows where import_id = _import and line between _to and _from and undone = 'yes');
end $$;

revoke execute on function private.act_as(uuid), private.import_row(text, jsonb, jsonb), public.import_chunk(uuid, jsonb, boolean),
  public.undo_import_chunk(uuid, int, int), public.count_import_rows(uuid), public.add_import(uuid, text, text, text, int),
  public.add_import_rows(uuid, jsonb), public.list_import_rows(uuid, int, int, text), public.set_import_state(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.import_chunk(uuid, jsonb, boolean), public.undo_import_chunk(uuid, int, int),
  public.list_import_rows(uuid, int, int, text), public.set_import_state(uuid, text) to service_role;
grant execute on function public.count_import_rows(uuid), public.add_import(uuid, text, text, text, int),
  public.add_import_rows(uuid, jsonb), public.list_import_rows(uuid, int, int, text) to authenticated;
