-- The entries of the sitemaps, one part at a time. The functions return them as one jsonb value, because the API
-- returns at most a thousand rows. The functions run with the caller's rights, so row-level security leaves only public
-- rows.

create function public.sitemap_counts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'retailers', (select count(*) from public.retailers where is_published),
    'categories', (select count(*) from public.categories where is_published),
    'subcategories', (select count(*) from public.subcategories),
    'products', (select count(*) from public.products where is_published),
    'content', (select count(*) from public.content where is_published)
  )
$$;

-- Returns the sitemap entries of one entity, sorted by slug, as [{slug, category, updated_at}]. `category` is the
-- category's slug if the path contains it, otherwise null.
create function public.sitemap_part(_entity text, _offset int, _limit int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'category', category, 'updated_at', updated_at) order by slug), '[]')
  from (
    select slug, category, updated_at from (
      select slug, null::text as category, updated_at from public.retailers where _entity = 'retailers' and is_published
      union all
      select slug, null, updated_at from public.categories where _entity = 'categories' and is_published
      union all
      select slug, parent_category_slug, updated_at from public.subcategories where _entity = 'subcategories'
      union all
      select slug, category, updated_at from public.products where _entity = 'products' and is_published
      union all
      select slug, null, updated_at from public.content where _entity = 'content' and is_published
    ) as rows
    order by slug
    limit least(greatest(_limit, 0), 50000) offset greatest(_offset, 0)
  ) as part
$$;

revoke execute on function public.sitemap_counts() from public;
revoke execute on function public.sitemap_part(text, int, int) from public;
grant execute on function public.sitemap_counts() to anon, authenticated, service_role;
grant execute on function public.sitemap_part(text, int, int) to anon, authenticated, service_role;
