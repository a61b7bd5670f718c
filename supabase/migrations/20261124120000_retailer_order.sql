-- Lets editors drag retailers into an order. Ranks are multiples of ten, which leave room for a shop in between.

-- Saves the order of the first retailers. `_before` contains the first retailers in the order that the editor saw,
-- `_ids` the same retailers in the new order. Retailers without a rank that stay at the end keep following by name.
create function public.reorder_retailers(_ids uuid[], _before uuid[]) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  _last int;
begin
  perform private.require_admin();
  -- Locks the retailers, so that two changes at the same moment run one after another.
  perform from public.retailers order by id for update;
  if _before is distinct from array(
      select id from public.retailers order by display_rank nulls last, name, slug limit cardinality(_before))
    or cardinality(_ids) <> cardinality(_before) or not _ids @> _before then
    raise exception 'Somebody has changed the order since you opened it';
  end if;
  -- The last place that has a rank already, or that another retailer takes.
  select coalesce(max(list.place), 0) into _last
  from unnest(_ids, _before) with ordinality as list (id, was, place)
  join public.retailers as retailer on retailer.id = list.id
  where retailer.display_rank is not null or list.id <> list.was;
  -- Keeps all later retailers behind.
  update public.retailers set display_rank = display_rank + _last * 10
  where not id = any (_ids)
    and exists (select from public.retailers where display_rank <= _last * 10 and not id = any (_ids));
  update public.retailers as retailer set display_rank = list.place * 10
  from unnest(_ids) with ordinality as list (id, place)
  where retailer.id = list.id and list.place <= _last and retailer.display_rank is distinct from list.place * 10;
end $$;

revoke execute on function public.reorder_retailers(uuid[], uuid[]) from public, anon, service_role;
grant execute on function public.reorder_retailers(uuid[], uuid[]) to authenticated;
