-- If two lines of a file name the same row, one by its id and one by its slug, the second fails; otherwise an undo could
-- not take back the row. The audit log names the editor who started the job, who need not be the one who sent the file. A job that
-- is tried again cannot write what an undo has taken back. The screen shows the rows page by page.

create index import_rows_row on private.import_rows (import_id, row_id) where row_id is not null;
create index import_rows_undone on private.import_rows (import_id, line) where undone is not null;

-- Returns the editor who started the running job of an import; null if none runs.
create function private.importing_editor(_import uuid) returns uuid language sql stable set search_path = '' as $$
  select asked_by from public.jobs where state = 'running' and input ->> 'import' = _import::text
  order by created_at desc limit 1
$$;

-- Writes one line, and returns what it did: {outcome, row_id, before, written_at, write}. `_match` has the columns by
-- which the row is found, `_created` every column of a new row, and `_changed` the columns that the file names.
create or replace function private.import_row(_table text, _match jsonb, _created jsonb, _changed jsonb, _keeps_existing boolean)
returns jsonb language plpgsql set search_path = '' as $$
declare
  _before jsonb;
  _after jsonb;
  _columns text;
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
    execute format('update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
      where id = $2 returning to_jsonb(t)', _table, _columns) into _after using _changed, (_before ->> 'id')::uuid;
  end if;
  return jsonb_build_object(
    'outcome', case when _before is null then 'created' else 'updated' end,
    'row_id', _after -> 'id', 'before', _before, 'written_at', _after -> 'updated_at',
    'write', private.import_write(_table, _before, _after));
end $$;

-- Writes a chunk of an import, and returns which pages all its writes affect. `_rows` is [{line, match, created,
-- changed, error}]. A line that fails leaves no trace but its error. `_pass` is:
-- 'dry': finds out what would happen, and takes everything back.
-- 'rows': writes the rows. Lines that were written before are left alone, so that a repeated chunk has no effect.
-- 'lists': then writes the lists that refer to rows of later lines.
-- Returns null, and writes nothing, once an undo of the import has begun.
create or replace function public.import_chunk(_import uuid, _rows jsonb, _pass text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _run public.imports;
  _staged private.import_rows;
  _row jsonb;
  _done jsonb;
  _first int;
  _detail text;
  -- The lines of this chunk by the ids of their rows.
  _lines jsonb := '{}';
  _results jsonb := '[]';
begin
  select * into _run from public.imports where id = _import for update;
  if not found then
    return '[]';
  end if;
  if _pass <> 'dry' and exists (select from private.import_rows where import_id = _import and undone is not null) then
    return null;
  end if;
  perform private.act_as(coalesce(private.importing_editor(_import), _run.asked_by));
  perform set_config('imports.is_dry_run', case _pass when 'dry' then 'yes' else '' end, true);
  perform private.collect_documents();
  begin
    set constraints all immediate;
    for _row in select value from jsonb_array_elements(_rows) loop
      select * into _staged from private.import_rows where import_id = _import and line = (_row ->> 'line')::int;
      continue when _pass = 'rows' and _staged.outcome is not null;
      continue when _pass = 'lists' and (_staged.outcome is null or _staged.outcome = 'failed'
        or (_run.keeps_existing and _staged.outcome <> 'created'));
      _first := (select min(line) from private.import_rows where import_id = _import
        and table_name = _staged.table_name and key = _staged.key and line < _staged.line);
      if _row ? 'error' then
        _done := jsonb_build_object('outcome', 'failed', 'error', _row -> 'error');
      elsif _first is not null then
        _done := jsonb_build_object('outcome', 'failed', 'error',
          jsonb_build_object('message', format('This is already in row %s of the file', _first)));
      else
        begin
          _done := private.import_row(_staged.table_name, _row -> 'match', nullif(_row -> 'created', 'null'),
            _row -> 'changed', _run.keeps_existing and _pass <> 'lists');
          -- Another line may name the same row by its id or its slug.
          _first := coalesce((_lines ->> (_done ->> 'row_id'))::int, (select min(line) from private.import_rows
            where import_id = _import and row_id = (_done ->> 'row_id')::uuid and line < _staged.line));
          if _first is not null then
            raise exception 'This is already in row % of the file', _first using errcode = 'TWICE';
          end if;
          _lines := _lines || jsonb_build_object(coalesce(_done ->> 'row_id', ''), _staged.line);
        exception when sqlstate 'TWICE' then
          _done := jsonb_build_object('outcome', 'failed', 'error', jsonb_build_object('message', sqlerrm));
        when others then
          -- Only errors for which the row itself is to blame; after any other error the whole chunk is tried again.
          if left(sqlstate, 2) not in ('22', '23', 'P0') then
            raise;
          end if;
          get stacked diagnostics _detail = pg_exception_detail;
          if _pass = 'dry' and sqlstate = '23503' and private.is_staged_before(_import, _staged.line, _detail) then
            _done := jsonb_build_object('outcome', case when (_row ->> 'exists')::boolean then 'updated' else 'created' end);
          else
            _done := jsonb_build_object('outcome', 'failed', 'error', jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'detail', _detail));
          end if;
        end;
      end if;
      _results := _results || jsonb_build_array(_done || jsonb_build_object('line', _row -> 'line'));
    end loop;
    if _pass = 'dry' then
      raise exception using errcode = 'DRYRN';
    end if;
  exception when sqlstate 'DRYRN' then
    null;
  end;
  perform private.write_collected_documents();
  perform set_config('imports.is_dry_run', '', true);
  if _pass = 'dry' then
    update private.import_rows as r set checked = d.outcome, error = d.error, row_id = d.row_id
    from jsonb_to_recordset(_results) as d (line int, outcome text, error jsonb, row_id uuid)
    where r.import_id = _import and r.line = d.line;
    return '[]';
  elsif _pass = 'rows' then
    update private.import_rows as r set outcome = d.outcome, error = d.error, row_id = d.row_id, before = d.before,
      written_at = d.written_at, write = d.write
    from jsonb_to_recordset(_results) as d
      (line int, outcome text, error jsonb, row_id uuid, before jsonb, written_at timestamptz, write jsonb)
    where r.import_id = _import and r.line = d.line;
  else
    -- A list that fails leaves its row as it was written, and says why.
    update private.import_rows as r set
      error = coalesce(d.error, r.error),
      outcome = case when d.outcome = 'updated' and r.outcome = 'skipped' then 'updated' else r.outcome end,
      row_id = coalesce(r.row_id, d.row_id),
      before = case when r.outcome = 'created' then r.before else coalesce(r.before, d.before) end,
      written_at = coalesce(d.written_at, r.written_at),
      write = coalesce(r.write, d.write)
    from jsonb_to_recordset(_results) as d
      (line int, outcome text, error jsonb, row_id uuid, before jsonb, written_at timestamptz, write jsonb)
    where r.import_id = _import and r.line = d.line;
  end if;
  return (select coalesce(jsonb_agg(r.write), '[]') from private.import_rows as r
    join jsonb_array_elements(_rows) as c on (c ->> 'line')::int = r.line
    where r.import_id = _import and r.outcome in ('created', 'updated'));
end $$;

-- Takes back the lines from `_from` down to `_to`: only rows that still are as the import left them. Returns which pages
-- that affects. With `_lists`, {table: {column: []}}, it only takes back the lists that refer to rows of later lines,
-- which must come first: otherwise the deletion of those rows would change the lists.
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
            where (_row.cells ? key or key = 'content_changed_at') and key <> 'id');
          perform private.put_columns_back(_row.table_name, _row.row_id, _columns, _row.before);
        end if;
        _what := 'yes';
      exception when integrity_constraint_violation or raise_exception then
        _what := 'in use';
      end;
    end if;
    update private.import_rows set undone = _what where import_id = _import and line = _row.line;
  end loop;
  perform private.write_collected_documents();
  return (select coalesce(jsonb_agg(write || jsonb_build_object('record', write -> 'old_record', 'old_record', write -> 'record')), '[]')
    from private.import_rows where import_id = _import and line between _to and _from
      and (undone = 'yes' or (_lists is not null and outcome in ('created', 'updated'))));
end $$;

-- Returns how many lines of an import have which outcome, and how many have an error: also a row that is written has one if
-- its lists are not.
create or replace function public.count_import_rows(_import uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object(
    'staged', count(*),
    'errors', count(*) filter (where error is not null),
    'checked', (select coalesce(jsonb_object_agg(c.checked, c.n), '{}') from (
      select checked, count(*) as n from private.import_rows where import_id = _import and checked is not null group by 1) as c),
    'outcome', (select coalesce(jsonb_object_agg(o.outcome, o.n), '{}') from (
      select outcome, count(*) as n from private.import_rows where import_id = _import and outcome is not null group by 1) as o),
    'undone', (select coalesce(jsonb_object_agg(u.undone, u.n), '{}') from (
      select undone, count(*) as n from private.import_rows where import_id = _import and undone is not null group by 1) as u)
  ) from private.import_rows where import_id = _import);
end $$;

-- Returns one page of an import's rows, and how many there are: those with this outcome ('created', 'updated', 'skipped' or
-- 'failed', in the import if it has begun, else in the dry run), or those that an undo has left ('kept').
create function public.page_import_rows(_import uuid, _what text, _skip int, _limit int)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _has_begun boolean;
begin
  perform private.require_admin();
  _has_begun := exists (select from private.import_rows where import_id = _import and outcome is not null);
  return (
    with found as (
      select line, table_name, key, cells, error, undone from private.import_rows
      where import_id = _import and case _what
        when 'kept' then undone <> 'yes'
        -- A row whose lists failed is written, but has an error.
        when 'failed' then error is not null
        else _what = case when _has_begun then outcome else checked end
      end
    )
    select jsonb_build_object(
      'count', (select count(*) from found),
      'rows', (select coalesce(jsonb_agg(to_jsonb(r) order by r.line), '[]') from (
        select * from found order by line offset greatest(_skip, 0) limit least(_limit, 100)) as r))
  );
end $$;

revoke execute on function private.importing_editor(uuid), public.page_import_rows(uuid, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.page_import_rows(uuid, text, int, int) to authenticated;
