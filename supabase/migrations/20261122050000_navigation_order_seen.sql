-- Saves a new order of the menu only if the editor saw the current order. This prevents editors from overwriting each
-- other's changes.

drop function public.reorder_navigation(uuid[]);

-- Saves the order of the menu. `_before` is the order that the editor saw, `_ids` the new order. Both contain every
-- menu item once.
create function public.reorder_navigation(_ids uuid[], _before uuid[]) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  -- Locks the items, so that two changes at the same moment run one after another.
  perform from public.navigation_menu order by id for update;
  if _before is distinct from array(select id from public.navigation_menu order by display_order, label, id)
    or cardinality(_ids) <> cardinality(_before) or not _ids @> _before then
    raise exception 'Somebody has changed the menu since you opened it';
  end if;
  update public.navigation_menu as item set display_order = list.place
  from unnest(_ids) with ordinality as list (id, place)
  where item.id = list.id and item.display_order <> list.place;
end $$;

revoke execute on function public.reorder_navigation(uuid[], uuid[]) from public, anon, service_role;
grant execute on function public.reorder_navigation(uuid[], uuid[]) to authenticated;
