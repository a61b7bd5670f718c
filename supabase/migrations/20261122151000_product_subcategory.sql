-- A product's subcategory must belong to the product's category.

-- Products whose subcategory belongs to another category lose the subcategory. The category stays, because it is part
-- of the product's path.
update public.products as product set subcategory = null
where subcategory is not null and not exists (
  select from public.subcategories as part
  where part.slug = product.subcategory and part.parent_category_slug = product.category
);

create function private.check_subcategory() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.subcategories as part
    where part.slug = new.subcategory and part.parent_category_slug = new.category
  ) and exists (select from public.subcategories as part where part.slug = new.subcategory) then
    raise exception 'The subcategory "%" belongs to another category', new.subcategory
      using errcode = '23514', constraint = 'products_subcategory_of_category';
  end if;
  return new;
end $$;
-- Checks only direct writes to products, not changes that other triggers or foreign keys make (pg_trigger_depth). When
-- a category is renamed, its products may change before its subcategories. A subcategory that does not exist is refused
-- by the foreign key.
create trigger check_subcategory before insert or update of category, subcategory on public.products
  for each row when (new.subcategory is not null and pg_trigger_depth() = 0)
  execute function private.check_subcategory();

-- When a subcategory moves to another category, its products move too.
create function private.move_products() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.products set category = new.parent_category_slug
  where subcategory in (old.slug, new.slug) and category is distinct from new.parent_category_slug;
  return null;
end $$;
create trigger move_products after update on public.subcategories
  for each row when (old.parent_category_slug <> new.parent_category_slug)
  execute function private.move_products();

revoke execute on function private.check_subcategory(), private.move_products() from public;
