-- New rows of an import are written a hundred at a time, because planning a statement for each took most of the time. If one
-- of them fails, the hundred are written one by one, so that each row fails alone and for its own reason.

-- Writes new rows, [{line, created}], whose columns may differ. Returns what each line did, as private.import_row does.
create function private.import_new_rows(_table text, _rows jsonb) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  _columns text;
  _part jsonb;
  _done jsonb[] := '{}';
  _written jsonb[];
begin
  for _columns, _part in
    select columns, jsonb_agg(created order by line)
    from jsonb_to_recordset(_rows) as r (line int, created jsonb),
      lateral (select string_agg(format('%I', name), ', ' order by name) as columns from jsonb_object_keys(created) as name) as names
    group by columns
  loop
    execute format($sql$
      with written as (
        insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)
        returning id, to_jsonb(t) as row
      )
      select array_agg(jsonb_build_object('line', r.line, 'outcome', 'created', 'row_id', id, 'before', null,
        'written_at', row -> 'updated_at', 'write', private.import_write(%3$L, null, row)))
      from written join jsonb_to_recordset($2) as r (line int, created jsonb) on (r.created ->> 'id')::uuid = id
    $sql$, _table, _columns, _table) into _written using _part, _rows;
    _done := _done || _written;
  end loop;
  return _done;
end $$;

-- As in 20261124160100_import_rows_once.sql, but new rows are written together. `_rows` is [{line, match, exists, created,
-- changed, error}].
create or replace function public.import_chunk(_import uuid, _rows jsonb, _pass text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _run public.imports;
  -- Consecutive lines: one that is written by itself, or at most 100 with new rows.
  _part record;
  _row jsonb;
  _done jsonb;
  _new jsonb[];
  _first int;
  _detail text;
  -- The lines of this chunk by the ids of their rows.
  _lines jsonb := '{}';
  _results jsonb[] := '{}';
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
    for _part in
      with found as (
        select staged.line, staged.table_name as table, row,
          case when _pass <> 'lists' and not (row ? 'error') and not (row ->> 'exists')::boolean and row -> 'created' <> 'null'
            then case when row -> 'created' ? 'id' then row -> 'created'
              else row -> 'created' || jsonb_build_object('id', gen_random_uuid()) end end as created,
          (select min(line) from private.import_rows as earlier where import_id = _import
            and table_name = staged.table_name and key = staged.key and earlier.line < staged.line) as first
        from jsonb_array_elements(_rows) as row
        join private.import_rows as staged on staged.import_id = _import and staged.line = (row ->> 'line')::int
        where case _pass when 'rows' then staged.outcome is null
          when 'lists' then staged.outcome <> 'failed' and (not _run.keeps_existing or staged.outcome = 'created')
          else true end
      ), judged as (
        select *, row_number() over (order by line) as place, created is not null and first is null and not exists (
          select from private.import_rows as earlier where import_id = _import and table_name = found.table
            and row_id = (created ->> 'id')::uuid and earlier.line < found.line) as is_new
        from found
      ), runs as (
        select *, place - row_number() over (partition by is_new order by place) as run from judged
      )
      select min("table") as table, is_new, jsonb_agg(jsonb_build_object('line', line, 'created', created)) as created,
        jsonb_agg(row || jsonb_build_object('first', first) order by line) as rows
      from (
        select *, case when is_new then (row_number() over (partition by is_new, run order by place) - 1) / 100 else place end as part
        from runs
      ) as parts
      group by is_new, run, part order by min(place)
    loop
      if _part.is_new then
        begin
          _new := private.import_new_rows(_part.table, _part.created);
          select _lines || jsonb_object_agg(_part.table || ':' || (done ->> 'row_id'), done -> 'line') into _lines
          from unnest(_new) as done;
          _results := _results || _new;
          continue;
        exception when others then
          if left(sqlstate, 2) not in ('22', '23', 'P0') then
            raise;
          end if;
        end;
      end if;
      for _row in select value from jsonb_array_elements(_part.rows) loop
        if _row ? 'error' then
          _done := jsonb_build_object('outcome', 'failed', 'error', _row -> 'error');
        elsif _row -> 'first' <> 'null' then
          _done := jsonb_build_object('outcome', 'failed', 'error',
            jsonb_build_object('message', format('This is already in row %s of the file', _row ->> 'first')));
        else
          begin
            _done := private.import_row(_part.table, _row -> 'match', nullif(_row -> 'created', 'null'),
              _row -> 'changed', _run.keeps_existing and _pass <> 'lists');
            -- Another line may name the same row by its id or its slug. Rows of several tables may have the same id, as
            -- the settings do.
            _first := coalesce((_lines ->> (_part.table || ':' || (_done ->> 'row_id')))::int, (
              select min(line) from private.import_rows
              where import_id = _import and table_name = _part.table and row_id = (_done ->> 'row_id')::uuid
                and line < (_row ->> 'line')::int));
            if _first is not null then
              raise exception 'This is already in row % of the file', _first using errcode = 'TWICE';
            end if;
            _lines := _lines || jsonb_build_object(
              coalesce(_part.table || ':' || (_done ->> 'row_id'), ''), _row -> 'line');
          exception when sqlstate 'TWICE' then
            _done := jsonb_build_object('outcome', 'failed', 'error', jsonb_build_object('message', sqlerrm));
          when others then
            -- Only errors for which the row itself is to blame; after any other error the whole chunk is tried again.
            if left(sqlstate, 2) not in ('22', '23', 'P0') then
              raise;
            end if;
            get stacked diagnostics _detail = pg_exception_detail;
            if _pass = 'dry' and sqlstate = '23503' and private.is_staged_before(_import, (_row ->> 'line')::int, _detail) then
              _done := jsonb_build_object('outcome', case when (_row ->> 'exists')::boolean then 'updated' else 'created' end);
            else
              _done := jsonb_build_object('outcome', 'failed', 'error', jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'detail', _detail));
            end if;
          end;
        end if;
        _results := array_append(_results, _done || jsonb_build_object('line', _row -> 'line'));
      end loop;
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
    -- The ids of new rows are taken back, except those that the file names.
    update private.import_rows as r set checked = d.outcome, error = d.error,
      row_id = case when d.outcome <> 'created' or r.cells ? 'id' then d.row_id end
    from jsonb_to_recordset(to_jsonb(_results)) as d (line int, outcome text, error jsonb, row_id uuid)
    where r.import_id = _import and r.line = d.line;
    return '[]';
  elsif _pass = 'rows' then
    update private.import_rows as r set outcome = d.outcome, error = d.error, row_id = d.row_id, before = d.before,
      written_at = d.written_at, write = d.write
    from jsonb_to_recordset(to_jsonb(_results)) as d
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
    from jsonb_to_recordset(to_jsonb(_results)) as d
      (line int, outcome text, error jsonb, row_id uuid, before jsonb, written_at timestamptz, write jsonb)
    where r.import_id = _import and r.line = d.line;
  end if;
  return (select coalesce(jsonb_agg(r.write), '[]') from private.import_rows as r
    join jsonb_array_elements(_rows) as c on (c ->> 'line')::int = r.line
    where r.import_id = _import and r.outcome in ('created', 'updated'));
end $$;

revoke execute on function private.import_new_rows(text, jsonb) from public, anon, authenticated, service_role;
