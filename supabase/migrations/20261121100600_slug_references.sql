-- Makes lists of slugs behave like foreign keys: refuses unknown slugs, updates a renamed slug in every list, and
-- removes a deleted slug. The functions are security definer, because their locks need rights on the referenced table.

-- Raises an error if one of the slugs is not in the target table. Locks the found rows until the end of the transaction
-- (`for key share`). A concurrent deletion waits for the lock, and then finds the new reference.
create function private.require_slugs(_target text, _slugs text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  _found text[];
  _missing text;
begin
  if cardinality(_slugs) = 0 then
    return;
  end if;
  if _target in ('guides', 'articles') then
    select coalesce(array_agg(slug), '{}') into _found from (
      select slug from public.content
      where slug = any (_slugs) and content_type = left(_target, -1) order by slug for key share
    ) as locked;
  else
    execute format(
      'select coalesce(array_agg(slug), ''{}'') from (
         select slug from public.%I where slug = any ($1) order by slug for key share
       ) as locked', _target) into _found using _slugs;
  end if;
  select coalesce(item, 'null') into _missing from unnest(_slugs) as item
  where item is null or item <> all (_found) limit 1;
  if found then
    raise exception 'There is no % with the slug "%"',
      case _target when 'categories' then 'category' else left(_target, -1) end, _missing
      using errcode = '23503', detail = format('Key "%s" is not present in "%s".', _missing, _target);
  end if;
end $$;

-- Removes repeated slugs from a list. Keeps the first occurrence of each slug.
create function private.without_repeats(_slugs text[]) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(item order by first), '{}') from (
    select item, min(place) as first from unnest(_slugs) with ordinality as list (item, place) group by item
  ) as items
$$;

-- Returns the items that a change adds to a list. The triggers look up only these new items, because the old items
-- either exist or are just being removed.
create function private.added(_before text[], _after text[]) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(item), '{}') from unnest(_after) as item
  where array_position(_before, item) is null
$$;

-- Checks a column that contains a list of slugs. Trigger arguments: the column, and the table to which its slugs refer.
create function private.check_slug_list() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _before text[]; -- null when the row is inserted
  _after text[];
begin
  execute format('select ($1).%1$I, ($2).%1$I', tg_argv[0]) into _before, _after using old, new;
  if _after is null or _after = _before then
    return new;
  end if;
  _after := private.without_repeats(_after);
  perform private.require_slugs(tg_argv[1], private.added(_before, _after));
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], _after));
end $$;

create trigger check_key_categories before insert or update of key_categories on public.retailers
  for each row execute function private.check_slug_list('key_categories', 'categories');
create trigger check_top_products before insert or update of top_products on public.retailers
  for each row execute function private.check_slug_list('top_products', 'products');
create trigger check_top_products before insert or update of top_products on public.categories
  for each row execute function private.check_slug_list('top_products', 'products');
create trigger check_top_retailers before insert or update of top_retailers on public.categories
  for each row execute function private.check_slug_list('top_retailers', 'retailers');
create trigger check_recommended_retailers before insert or update of recommended_retailers on public.products
  for each row execute function private.check_slug_list('recommended_retailers', 'retailers');

-- Checks the lists of slugs in a menu item. The slugs refer to the table that the item's dropdown_type names.
create function private.check_menu_items() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _before text[];
begin
  if new.dropdown_type is null or new.selected_items is null or new.featured_items is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.dropdown_type = new.dropdown_type then
    _before := old.selected_items || old.featured_items;
  end if;
  new.selected_items := private.without_repeats(new.selected_items);
  new.featured_items := private.without_repeats(new.featured_items);
  perform private.require_slugs(new.dropdown_type, private.added(_before, new.selected_items || new.featured_items));
  return new;
end $$;
create trigger check_menu_items before insert or update of dropdown_type, selected_items, featured_items
  on public.navigation_menu for each row execute function private.check_menu_items();

-- Replaces a slug in all menu items of one dropdown type. If the new slug is null, the slug is removed.
create function private.replace_in_menu(_type text, _old text, _new text) returns void
language sql security definer set search_path = '' as $$
  update public.navigation_menu set
    selected_items = array_remove(array_replace(selected_items, _old, _new), null),
    featured_items = array_remove(array_replace(featured_items, _old, _new), null)
  where dropdown_type = _type and (selected_items @> array[_old] or featured_items @> array[_old])
$$;

-- Updates all lists when a row's slug changes, and removes the slug when the row is deleted. Trigger arguments: the
-- columns that contain slugs of this table, as table.column.
create function private.follow_slug() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _new text := case when tg_op = 'UPDATE' then new.slug end;
  _reference text;
begin
  foreach _reference in array tg_argv loop
    execute format(
      'update public.%1$I set %2$I = array_remove(array_replace(%2$I, $1, $2), null) where %2$I @> array[$1]',
      split_part(_reference, '.', 1), split_part(_reference, '.', 2)) using old.slug, _new;
  end loop;
  perform private.replace_in_menu(tg_table_name, old.slug, _new);
  return null;
end $$;

create trigger follow_rename after update on public.retailers for each row when (old.slug <> new.slug)
  execute function private.follow_slug('categories.top_retailers', 'products.recommended_retailers');
create trigger follow_delete after delete on public.retailers for each row
  execute function private.follow_slug('categories.top_retailers', 'products.recommended_retailers');
create trigger follow_rename after update on public.products for each row when (old.slug <> new.slug)
  execute function private.follow_slug('categories.top_products', 'retailers.top_products');
create trigger follow_delete after delete on public.products for each row
  execute function private.follow_slug('categories.top_products', 'retailers.top_products');
create trigger follow_rename after update on public.categories for each row when (old.slug <> new.slug)
  execute function private.follow_slug('retailers.key_categories');
create trigger follow_delete after delete on public.categories for each row
  execute function private.follow_slug('retailers.key_categories');

-- Updates menus when the slug of a guide or an article changes. Removes a guide that becomes an article from the menus
-- of guides.
create function private.follow_content() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.replace_in_menu(old.content_type || 's', old.slug,
    case when tg_op = 'UPDATE' and new.content_type = old.content_type then new.slug end);
  return null;
end $$;
create trigger follow_rename after update on public.content for each row
  when (old.slug <> new.slug or old.content_type <> new.content_type) execute function private.follow_content();
create trigger follow_delete after delete on public.content for each row execute function private.follow_content();

create index retailers_key_categories on public.retailers using gin (key_categories);
create index retailers_top_products on public.retailers using gin (top_products);
create index categories_top_products on public.categories using gin (top_products);
create index categories_top_retailers on public.categories using gin (top_retailers);
create index products_recommended_retailers on public.products using gin (recommended_retailers);

revoke execute on function private.require_slugs(text, text[]), private.without_repeats(text[]), private.added(text[], text[]),
  private.check_slug_list(),
  private.check_menu_items(), private.replace_in_menu(text, text, text), private.follow_slug(), private.follow_content()
  from public;
