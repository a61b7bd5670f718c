-- Functions that save the menu's order in one statement, and restore the default menu in one transaction.

-- Puts a new item at the end of the menu if the editor has not chosen its place (display_order is 0, the default).
create function private.place_menu_item() returns trigger language plpgsql set search_path = '' as $$
begin
  select coalesce(max(display_order), 0) + 1 into new.display_order from public.navigation_menu;
  return new;
end $$;
create trigger place_menu_item before insert on public.navigation_menu
  for each row when (new.display_order = 0) execute function private.place_menu_item();
revoke execute on function private.place_menu_item() from public;

-- Raises an error unless the caller is an admin. Row-level security alone would silently change no row.
create function private.require_admin() returns void language plpgsql set search_path = '' as $$
begin
  if public.has_role((select auth.uid()), 'admin') is not true then
    raise exception 'Only admins may do this' using errcode = '42501';
  end if;
end $$;
revoke execute on function private.require_admin() from public;
grant execute on function private.require_admin() to authenticated;

-- Saves the order of the menu. `_ids` must contain every menu item exactly once. If `_ids` and the menu have different
-- items, somebody has changed the menu in the meantime, and the function raises an error.
create function public.reorder_navigation(_ids uuid[]) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(_ids) <> (select count(*) from public.navigation_menu)
    or exists (select from public.navigation_menu where id <> all (_ids)) then
    raise exception 'Somebody has changed the menu since you opened it';
  end if;
  update public.navigation_menu as item set display_order = list.place
  from unnest(_ids) with ordinality as list (id, place)
  where item.id = list.id and item.display_order <> list.place;
end $$;

-- Replaces the whole menu by the given items.
create function public.replace_navigation(_items jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.navigation_menu where id is not null;
  insert into public.navigation_menu (label, href, display_order, is_visible, has_dropdown, dropdown_type,
    dropdown_item_limit, selected_items, featured_items, show_categories_grouping, target, icon, is_cta)
  select label, href, display_order, is_visible, has_dropdown, dropdown_type,
    dropdown_item_limit, selected_items, featured_items, show_categories_grouping, target, icon, is_cta
  from jsonb_populate_recordset(null::public.navigation_menu, _items);
end $$;

revoke execute on function public.reorder_navigation(uuid[]), public.replace_navigation(jsonb) from public, anon, service_role;
grant execute on function public.reorder_navigation(uuid[]), public.replace_navigation(jsonb) to authenticated;
