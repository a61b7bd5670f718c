-- Categories and subcategories get short advice on their prices: a verdict in one sentence, the goods that fall, the goods
-- that hold, and when to buy which goods. Search does not read it, as it does not read the bodies of subcategories.

do $$
declare
  _table text;
  _list text;
begin
  foreach _table in array array['categories', 'subcategories'] loop
    execute format('alter table public.%I add column verdict text check (private.is_name(verdict, 90))', _table);
    foreach _list in array array['falls', 'holds', 'buy_early', 'wait', 'any_time'] loop
      execute format(
        'alter table public.%I add column %I text[] not null default ''{}'' check (private.is_text_list(%2$I, 8, 60))',
        _table, _list);
    end loop;
  end loop;
end $$;
comment on column public.categories.wait is 'The goods for which it pays to wait, like the verdict of a product.';
comment on column public.subcategories.wait is 'The goods for which it pays to wait, like the verdict of a product.';

-- A view only has the columns that its table had when the view was made.
drop view public.categories_overview, public.subcategories_overview;
create view public.categories_overview with (security_invoker = true) as
  select whole.*,
    (select count(*) from public.products where category = whole.slug) as product_count,
    array(
      select part.name || ' (' || (select count(*) from public.products where subcategory = part.slug) || ')'
      from public.subcategories as part where part.parent_category_slug = whole.slug
      order by lower(part.name), part.slug
    ) as subcategory_counts
  from public.categories as whole;
create view public.subcategories_overview with (security_invoker = true) as
  select part.*, (select count(*) from public.products where subcategory = part.slug) as product_count
  from public.subcategories as part;
revoke all on public.categories_overview, public.subcategories_overview from public, anon, authenticated, service_role;
grant select on public.categories_overview, public.subcategories_overview to authenticated;
grant select, insert, update, delete on public.categories_overview, public.subcategories_overview to service_role;
