-- The undo of an import takes back the redirects of its renames. Until now it renamed the row once more, so the path that
-- the import had given it led to the old one for ever, and redirects that the rename had replaced were lost. An undo also
-- unpublishes a row that the import has published because its time had passed.

-- The paths from which a row may have a redirect: its own path, and for a product the one under which redirects are stored.
create function private.redirect_paths(_table text, _row jsonb) returns text[] language sql immutable set search_path = '' as $$
  select array[private.public_path(_table, _row), case _table when 'products' then '/products/' || (_row ->> 'slug') end]
$$;

-- For a row that gets another path, returns {paths, redirects}: the paths from which its undo may leave a redirect, and the
-- redirects that the write or its undo changes (private.keep_old_address). Returns null for a row that keeps its path.
create function private.changed_redirects(_table text, _before jsonb, _after jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('paths', private.redirect_paths(_table, _after), 'redirects', (
    select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.redirects as r
    where from_path = any (private.redirect_paths(_table, _before) || private.redirect_paths(_table, _after))
      or private.redirect_end(to_path) = private.public_path(_table, _after)))
  where private.public_path(_table, _before) <> private.public_path(_table, _after)
$$;

-- As in 20261124160100_import_rows_once.sql, and `write` also has the redirects that the write changes. `_match` has the
-- columns by which the row is found, `_created` every column of a new row, and `_changed` the columns that the file names.
create or replace function private.import_row(_table text, _match jsonb, _created jsonb, _changed jsonb, _keeps_existing boolean)
returns jsonb language plpgsql set search_path = '' as $$
declare
  _before jsonb;
  _after jsonb;
  _columns text;
  _redirects jsonb;
begin
  select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_match) as key;
  execute format('select to_jsonb(t) from public.%1$I as t
    where (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) for update', _table, _columns)
    into _before using _match;
  if _before is null then
    if _created is null then
      return jsonb_build_object('outcome', 'skipped');
    end if;
    select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_created) as key;
    execute format('insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
      returning to_jsonb(t)', _table, _columns) into _after using _created;
  else
    execute format('select to_jsonb(t) from jsonb_populate_record(null::public.%I, $1) as t', _table) into _after using _changed;
    select string_agg(format('%I', key), ', ') into _columns from jsonb_object_keys(_changed) as key
    where _before -> key is distinct from _after -> key;
    if _columns is null or _keeps_existing then
      return jsonb_build_object('outcome', 'skipped', 'row_id', _before -> 'id');
    end if;
    _redirects := private.changed_redirects(_table, _before, _before || (
      select jsonb_object_agg(key, _after -> key) from jsonb_object_keys(_changed) as key));
    execute format('update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
      where id = $2 returning to_jsonb(t)', _table, _columns) into _after using _changed, (_before ->> 'id')::uuid;
  end if;
  return jsonb_build_object(
    'outcome', case when _before is null then 'created' else 'updated' end,
    'row_id', _after -> 'id', 'before', _before, 'written_at', _after -> 'updated_at',
    'write', private.import_write(_table, _before, _after) || coalesce(_redirects, '{}'));
end $$;

-- Once a row has its old path again: deletes the redirect to it from the path that the import had given it, and restores
-- the redirects that the import had changed. A redirect that an editor has changed since is kept.
create function private.put_redirects_back(_path text, _write jsonb) returns void language sql set search_path = '' as $$
  delete from public.redirects
  where private.redirect_end(to_path) = _path
    and from_path = any (array(select jsonb_array_elements_text(_write -> 'paths')));
  insert into public.redirects as known
  select redirect.* from jsonb_populate_recordset(null::public.redirects, _write -> 'redirects') as redirect
  on conflict (from_path) do update set to_path = excluded.to_path where private.redirect_end(known.to_path) = _path;
$$;

-- As in 20261128000100_imports_in_linear_time.sql, except for redirects and `is_published`.
create or replace function public.undo_import_chunk(_import uuid, _from int, _to int, _lists jsonb default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _run public.imports;
  _row private.import_rows;
  _at timestamptz;
  _columns text[];
  _what text;
begin
  select * into _run from public.imports where id = _import for update;
  if not found then
    return '[]';
  end if;
  perform private.act_as(coalesce(private.importing_editor(_import), _run.asked_by));
  set constraints all immediate;
  perform private.collect_documents();
  for _row in select * from private.import_rows
    where import_id = _import and line between _to and _from and outcome in ('created', 'updated') and undone is null
    order by line desc
  loop
    _at := null;
    execute format('select updated_at from public.%I where id = $1 for update', _row.table_name) into _at using _row.row_id;
    if _lists is not null then
      -- The lists that the line names, and the day of the text, which otherwise would change.
      _columns := array(select key from jsonb_object_keys(_lists -> _row.table_name) as key where _row.cells ? key);
      continue when _at is distinct from _row.written_at or cardinality(_columns) = 0;
      if _row.before ? 'content_changed_at' then
        _columns := _columns || 'content_changed_at'::text;
      end if;
      _at := private.put_columns_back(_row.table_name, _row.row_id, _columns, coalesce(_row.before, _lists -> _row.table_name));
      update private.import_rows set written_at = _at where import_id = _import and line = _row.line;
      continue;
    elsif _at is null then
      _what := 'gone';
    elsif _at <> _row.written_at then
      _what := 'changed';
    else
      begin
        if _row.outcome = 'created' then
          execute format('delete from public.%I where id = $1', _row.table_name) using _row.row_id;
        else
          _columns := array(select key from jsonb_object_keys(_row.before) as key
            where (_row.cells ? key or key in ('content_changed_at', 'is_published')) and key <> 'id');
          perform private.put_columns_back(_row.table_name, _row.row_id, _columns, _row.before);
          perform private.put_redirects_back(private.public_path(_row.table_name, _row.before), _row.write);
        end if;
        _what := 'yes';
      exception when integrity_constraint_violation or raise_exception then
        _what := 'in use';
      end;
    end if;
    update private.import_rows set undone = _what where import_id = _import and line = _row.line;
  end loop;
  perform private.write_collected_documents();
  return (
    with lines as materialized (
      select write, outcome, undone from private.import_rows where import_id = _import and line between _to and _from)
    select coalesce(jsonb_agg(write || jsonb_build_object('record', write -> 'old_record', 'old_record', write -> 'record')), '[]')
    from lines where undone = 'yes' or (_lists is not null and outcome in ('created', 'updated')));
end $$;

revoke execute on function private.redirect_paths(text, jsonb), private.changed_redirects(text, jsonb, jsonb),
  private.put_redirects_back(text, jsonb) from public, anon, authenticated, service_role;
