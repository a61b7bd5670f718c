-- search_site as before (its comments stand in 20261121100900_search.sql), but that a character outside the basic
-- plane counts as two towards the least length, as it does in JavaScript: a lone emoji can be searched for.

create or replace function public.search_site(
  _query text, _per_type int default 5, _types text[] default null, _offset int default 0
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _text text := left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100);
  _escaped text := regexp_replace(_text, '([\\%_])', '\\\1', 'g');
  _contains text := '%' || _escaped || '%';
  _starts text := _escaped || '%';
  _limit int := least(greatest(coalesce(_per_type, 5), 1), 50);
  _searchable boolean := char_length(regexp_replace(_text, '[\U00010000-\U0010ffff]', 'xx', 'g')) >= 2;
  _skip int := greatest(coalesce(_offset, 0), 0);
  _result jsonb;
begin
  with hits (list, type, id, slug, name, description, image, category) as materialized (
    select 'retailers', 'retailer', id, slug, name, description, logo, null from public.retailers
    where is_published and _searchable and private.search_text(name, slug, description) ilike _contains
    union all
    select 'categories', 'category', id, slug, name, description, coalesce(image_url, icon), null from public.categories
    where is_published and _searchable and private.search_text(name, slug, description) ilike _contains
    union all
    select 'products', 'product', id, slug, name, description, coalesce(image_url, image), category from public.products
    where is_published and _searchable and private.search_text(name, slug, description) ilike _contains
    union all
    select content_type || 's', content_type, id, slug, title, coalesce(nullif(description, ''), intro_paragraph), image,
      case content_type when 'guide' then guide_category else article_category end
    from public.content
    where is_published and published_at <= now() and _searchable
      and private.search_text(title, slug, description || E'\n' || intro_paragraph) ilike _contains
  ),
  placed as (
    select hits.*, row_number() over (
      partition by list order by (name ilike _starts) desc, lower(name), slug
    ) as place
    from hits where _types is null or list = any (_types) or type = any (_types)
  ),
  lists as (
    select list, jsonb_agg(jsonb_build_object(
      'type', type, 'id', id, 'slug', slug, 'name', name,
      'description', left(btrim(regexp_replace(regexp_replace(description, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')), 300),
      'image', nullif(image, ''), 'category', category
    ) order by place) as items
    from placed where place > _skip and place <= _skip::bigint + _limit group by list
  ),
  totals as (select list, count(*) as total from hits group by list)
  select coalesce(jsonb_object_agg(every.list, coalesce(lists.items, '[]')), '{}')
    || jsonb_build_object(
      'counts', jsonb_object_agg(every.list, coalesce(totals.total, 0)),
      'totalCount', coalesce(sum(totals.total), 0)
    ) into _result
  from unnest(array['retailers', 'categories', 'products', 'guides', 'articles']) as every (list)
  left join lists using (list) left join totals using (list);
  return _result;
end $$;
