-- The history's record of an update leaves out content_changed_at, because its value follows from the other changes.
-- The record of a deletion keeps content_changed_at, so that the row can be restored.
create or replace function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
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
  where name <> 'updated_at' and not (tg_op = 'UPDATE' and name = 'content_changed_at')
    and coalesce(_old -> name, 'null') is distinct from coalesce(_new -> name, 'null');
  -- Saving a form without changes is not recorded.
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
