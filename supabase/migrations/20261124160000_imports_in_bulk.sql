-- Imports at the pace of a large catalogue. The search document of a row costs more than the row itself, and most of that is
-- the planning of the statement, which a chunk of an import now does once. A dry run is taken back, so it writes neither
-- search documents nor history.

-- Whether this transaction only tries the writes of an import.
create function private.is_dry_run() returns boolean language sql stable set search_path = '' as $$
  select coalesce(current_setting('imports.is_dry_run', true), '') = 'yes'
$$;

-- Brings the search documents of these rows up to date.
create function private.write_search_documents(_ids uuid[]) returns void language sql set search_path = '' as $$
  delete from private.search_documents as document
  where id = any (_ids)
    and not exists (select from private.searchable as row where row.id = document.id and row.list = document.list);
  insert into private.search_documents as document
    (list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms)
  select list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms
  from private.searchable where id = any (_ids)
  on conflict (id, list) do update set (slug, name, sort_name, text, visible_from, item, names, alias_forms) =
    row (excluded.slug, excluded.name, excluded.sort_name, excluded.text, excluded.visible_from, excluded.item,
      excluded.names, excluded.alias_forms)
    where (document.*) is distinct from (excluded.*);
$$;

-- The setting 'imports.documents' is '-' and the ids of rows whose search documents follow at the end of the transaction.
-- Settings are taken back with the writes of a failed row.
create or replace function private.keep_search_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _ids uuid[] := array[case tg_op when 'DELETE' then old.id else new.id end];
  _following constant text := coalesce(current_setting('imports.documents', true), '');
begin
  if private.is_dry_run() then
    return null;
  end if;
  -- Subcategories are published with their category and show its image, so their documents change with it.
  if tg_table_name = 'categories' and tg_op = 'UPDATE' then
    if (new.is_published, new.image_url, new.icon) is distinct from (old.is_published, old.image_url, old.icon) then
      _ids := _ids || array(select id from public.subcategories where parent_category_slug = new.slug);
    end if;
  end if;
  -- A renamed category may change many rows; a long list of ids would take longer than the documents.
  if _following <> '' and char_length(_following) < 50000 then
    perform set_config('imports.documents', _following || ',' || array_to_string(_ids, ','), true);
  else
    perform private.write_search_documents(_ids);
  end if;
  return null;
end $$;

-- Begins to collect the rows whose search documents follow.
create function private.collect_documents() returns void language sql set search_path = '' as $$
  select set_config('imports.documents', '-', true)
$$;

-- Writes the search documents of the collected rows.
create function private.write_collected_documents() returns void language plpgsql set search_path = '' as $$
begin
  perform private.write_search_documents(array(
    select distinct id::uuid from unnest(string_to_array(current_setting('imports.documents'), ',')) as id where id <> '-'));
  perform set_config('imports.documents', '', true);
end $$;

-- As in 20261123190200_link_replacements.sql, except in a dry run.
create or replace function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _actor constant uuid := private.acting_user();
  _old jsonb := '{}';
  _new jsonb := '{}';
  _row jsonb;
  _changed jsonb;
begin
  if private.is_dry_run() then
    return null;
  end if;
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

revoke execute on function private.is_dry_run(), private.write_search_documents(uuid[]), private.collect_documents(),
  private.write_collected_documents() from public, anon, authenticated, service_role;
