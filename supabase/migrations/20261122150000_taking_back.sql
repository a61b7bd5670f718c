-- Editors can undo a deletion. Every record in the history has the ids of its transaction and of its request. The
-- transaction's id identifies the changes that a deletion made to other rows, so that these changes are undone too. The
-- request's id tells a retry whether the first attempt was saved.

-- Returns the id of the current write request, if the request has the header x-write-id. PostgREST passes every header
-- to the database.
create function private.write_id() returns uuid language sql stable set search_path = '' as $$
  select case when header.value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then header.value::uuid end
  from (select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-write-id') as header (value)
$$;
revoke execute on function private.write_id() from public;

-- A second statement sets the defaults of the two new columns, so that existing records keep null.
alter table public.audit_log add column write_id uuid, add column transaction bigint;
alter table public.audit_log
  alter column write_id set default private.write_id(),
  alter column transaction set default pg_current_xact_id()::text::bigint;
comment on column public.audit_log.transaction is
  'Records of one transaction also have the same time: a restored dump counts its transactions from the beginning.';
create index audit_log_write_id on public.audit_log (write_id) where write_id is not null;
create index audit_log_transaction on public.audit_log (transaction);

-- Puts removed items back into a list. Returns the list `_now` with those items of `_gone` that were in `_before`. Each
-- item returns to its old place, after the items that preceded it in `_before`.
create function private.put_back(_now text[], _before text[], _gone text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  _place int;
  _after int;
begin
  for _place in 1 .. coalesce(array_length(_before, 1), 0) loop
    continue when _before[_place] <> all (_gone) or _before[_place] = any (_now);
    select max(array_position(_now, neighbour)) into _after from unnest(_before[: _place - 1]) as neighbour;
    _after := coalesce(_after, 0);
    _now := _now[: _after] || _before[_place] || _now[_after + 1 :];
  end loop;
  return _now;
end $$;

-- Undoes the changes that a recorded deletion made to other rows, as far as possible. Restores lists that contained the
-- deleted row, references of rows that belonged to the deleted row, and redirects that led to its page. Returns how
-- many changes could not be undone.
create function private.give_references_back(_deletion public.audit_log, _path text) returns int
language plpgsql set search_path = '' as $$
declare
  _slug constant text := _deletion.changed -> 'slug' ->> 'old';
  _change record;
  _missed int := 0;
begin
  if _slug is null or _deletion.transaction is null then
    return 0;
  end if;
  for _change in
    select entry.table_name, entry.row_id, entry.action, entry.changed as whole, part.key as name,
      part.value -> 'old' as old, part.value -> 'new' as new, format_type(col.atttypid, null) as type
    from public.audit_log as entry
    cross join lateral jsonb_each(entry.changed) as part
    join pg_catalog.pg_class as class on class.relname = entry.table_name
      and class.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute as col on col.attrelid = class.oid and col.attname = part.key
    where entry.transaction = _deletion.transaction and entry.at = _deletion.at
      and ((entry.action = 'update' and entry.row_id <> _deletion.row_id)
        or (entry.action = 'delete' and entry.table_name = 'redirects' and part.key = 'from_path'))
    order by entry.id desc
  loop
    begin
      if _change.action = 'delete' then
        continue when _deletion.table_name = 'redirects'
          or private.redirect_end(_change.whole -> 'to_path' ->> 'old') <> _path;
        insert into public.redirects (id, from_path, to_path, status, is_active, created_at)
        select _change.row_id, _change.whole -> 'from_path' ->> 'old', _change.whole -> 'to_path' ->> 'old',
          (_change.whole -> 'status' ->> 'old')::int, (_change.whole -> 'is_active' ->> 'old')::boolean,
          (_change.whole -> 'created_at' ->> 'old')::timestamptz
        on conflict do nothing;
      elsif _change.type = 'text[]' then
        continue when not _change.old ? _slug or _change.new ? _slug;
        execute format(
          'update public.%1$I set %2$I = private.put_back(%2$I, array(select jsonb_array_elements_text($2)), array[$3])
           where id = $1', _change.table_name, _change.name) using _change.row_id, _change.old, _slug;
      elsif _change.old #>> '{}' = _slug and jsonb_typeof(_change.new) = 'null' then
        execute format('update public.%1$I set %2$I = $2 where id = $1 and %2$I is null',
          _change.table_name, _change.name) using _change.row_id, _slug;
      end if;
    -- For example, the list is full, the menu item has another type now, or the redirect would be a loop.
    exception when check_violation or foreign_key_violation or unique_violation then
      _missed := _missed + 1;
    end;
  end loop;
  return _missed;
end $$;

-- Inserts deleted rows again, with their old ids, and restores the references to them. Inserts either all rows in
-- `_rows` or none. Returns how many references could not be restored.
create function public.bring_back(_table text, _rows jsonb) returns int
language plpgsql security invoker set search_path = '' as $$
declare
  _row jsonb;
  _names text;
  _deletion public.audit_log;
  _missed int := 0;
begin
  perform private.require_admin();
  for _row in select value from jsonb_array_elements(_rows) loop
    if not exists (
      select from public.audit_log
      where table_name = _table and row_id = (_row ->> 'id')::uuid and action = 'delete'
    ) then
      raise exception 'Only rows that were deleted are brought back' using errcode = '22023';
    end if;
    select string_agg(quote_ident(attname), ', ') into _names from pg_catalog.pg_attribute
    where attrelid = format('public.%I', _table)::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and _row ? attname;
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      _table, _names) using _row;
  end loop;
  -- Restores the references of the last deleted row first, because its neighbours were still in the lists.
  for _deletion in
    select entry.* from public.audit_log as entry
    where entry.id in (
      select max(last.id) from public.audit_log as last
      join jsonb_array_elements(_rows) as item on last.row_id = (item ->> 'id')::uuid
      where last.table_name = _table and last.action = 'delete'
      group by last.row_id
    )
    order by entry.id desc
  loop
    _missed := _missed + private.give_references_back(_deletion, private.public_path(_table, (
      select jsonb_object_agg(key, value -> 'old') from jsonb_each(_deletion.changed))));
  end loop;
  return _missed;
end $$;

-- Returns the email addresses of accounts, so that the history, or the message about an edit conflict, can name the
-- editor.
create function public.name_accounts(_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(id, email), '{}') from auth.users where id = any (_ids));
end $$;

revoke execute on function private.put_back(text[], text[], text[]),
  private.give_references_back(public.audit_log, text) from public;
grant execute on function private.put_back(text[], text[], text[]),
  private.give_references_back(public.audit_log, text), private.public_path(text, jsonb) to authenticated;
revoke execute on function public.bring_back(text, jsonb), public.name_accounts(uuid[]) from public, anon, service_role;
grant execute on function public.bring_back(text, jsonb), public.name_accounts(uuid[]) to authenticated;
