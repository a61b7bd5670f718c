-- The time of an import grows with the number of its rows, and no longer with its square. Two statements chose their plan by
-- statistics from before the import, when no row was written yet, so each chunk read all rows that were written already
-- (docs/scale.md#imports).

-- Brings the search documents of these rows up to date. The rows that are still public are read first: joined with the view,
-- the deletion read all rows of all tables, also for a single row. PL/pgSQL keeps the plans.
create or replace function private.write_search_documents(_ids uuid[]) returns void language plpgsql set search_path = '' as $$
begin
  delete from private.search_documents as document
  where id = any (_ids)
    and (list, id) not in (select row.list, row.id from private.searchable as row where row.id = any (_ids));
  insert into private.search_documents as document
    (list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms)
  select list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms
  from private.searchable where id = any (_ids)
  on conflict (id, list) do update set (slug, name, sort_name, text, visible_from, item, names, alias_forms) =
    row (excluded.slug, excluded.name, excluded.sort_name, excluded.text, excluded.visible_from, excluded.item,
      excluded.names, excluded.alias_forms)
    where (document.*) is distinct from (excluded.*);
end $$;

-- Returns which pages the written ones of these lines affect. `offset 0` makes Postgres find each line by its number.
create function private.import_writes(_import uuid, _lines int[]) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(staged.write), '[]')
  from unnest(_lines) as wanted (line)
  cross join lateral (
    select write, outcome from private.import_rows as r where r.import_id = _import and r.line = wanted.line offset 0
  ) as staged
  where staged.outcome in ('created', 'updated')
$$;
revoke execute on function private.import_writes(uuid, int[]) from public, anon, authenticated, service_role;

-- As in 20261124180300_new_rows_in_bulk.sql, except for the last statement.
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
  return private.import_writes(_import, array(select (row ->> 'line')::int from jsonb_array_elements(_rows) as row));
end $$;

-- As in 20261124160100_import_rows_once.sql, except for the last statement.
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
  return (
    with lines as materialized (
      select write, outcome, undone from private.import_rows where import_id = _import and line between _to and _from)
    select coalesce(jsonb_agg(write || jsonb_build_object('record', write -> 'old_record', 'old_record', write -> 'record')), '[]')
    from lines where undone = 'yes' or (_lists is not null and outcome in ('created', 'updated')));
end $$;

-- Most lines create a row, so the list of those is found without an index. An index of the others need not be written for each
-- line of a large import.
drop index private.import_rows_checked;
drop index private.import_rows_outcome;
create index import_rows_checked on private.import_rows (import_id, checked) where checked <> 'created';
create index import_rows_outcome on private.import_rows (import_id, outcome, line) where outcome <> 'created';
