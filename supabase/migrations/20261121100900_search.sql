-- Site-wide search. It reads private.search_documents, which has one narrow row for each published retailer, category,
-- product, guide and article. Triggers keep these rows up to date. Searching the original rows would be slow: they are
-- wide, their texts would have to be joined for each comparison, and under row-level security `ilike` uses no index.

create table private.search_documents (
  list text not null check (list in ('retailers', 'categories', 'products', 'guides', 'articles')),
  id uuid not null,
  slug text not null,
  name text not null,
  -- The name by which results are sorted. Sorted by bytes, so that one index serves both prefix searches and the
  -- alphabetical order.
  sort_name text collate "C" not null,
  -- All text that is searched, in lower case. Line breaks separate the original columns. A query contains no line
  -- break, so it cannot match across two columns.
  text text not null,
  visible_from timestamptz not null,
  -- The data about this row that a search result shows.
  item jsonb not null,
  primary key (id, list)
) partition by list (list);
create table private.search_retailers partition of private.search_documents for values in ('retailers');
create table private.search_categories partition of private.search_documents for values in ('categories');
create table private.search_products partition of private.search_documents for values in ('products');
create table private.search_guides partition of private.search_documents for values in ('guides');
create table private.search_articles partition of private.search_documents for values in ('articles');

-- Removes the tags from HTML, so that the search does not find tag names as words.
create function private.plain_text(_html text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case when strpos(_html, '<') > 0 then regexp_replace(_html, '<[^>]*>', ' ', 'g') else _html end
$$;

-- Returns each pair of neighbouring characters in a text once. Queries of two letters are found by these pairs, because
-- trigrams need three letters. The high cost makes Postgres use the index instead of computing the pairs.
create function private.bigrams(_text text) returns text[] language sql immutable parallel safe cost 5000 set search_path = '' as $$
  select coalesce(array_agg(distinct pair), '{}') from (
    select letter || lead(letter) over (order by place) as pair
    from unnest(string_to_array(_text, null)) with ordinality as letters (letter, place)
  ) as pairs where pair is not null
$$;

create index search_documents_order on private.search_documents (sort_name, slug);
-- Limits each index's pending list of unmerged entries, because each search reads that list from beginning to end.
create index search_documents_trigrams on private.search_documents using gin (text extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
create index search_documents_bigrams on private.search_documents using gin (private.bigrams(text))
  with (gin_pending_list_limit = 1024);

create view private.searchable as
  select list, id, slug, name, lower(name) collate "C" as sort_name,
    lower(concat_ws(E'\n', name, slug, private.plain_text(description), private.plain_text(intro))) as text,
    visible_from,
    jsonb_build_object(
      'type', type, 'id', id, 'slug', slug, 'name', name,
      'description', left(btrim(regexp_replace(
        private.plain_text(coalesce(nullif(description, ''), intro, '')), '\s+', ' ', 'g')), 300),
      'image', nullif(image, ''), 'category', category
    ) as item
  from (
    select 'retailers', 'retailer', id, slug, name, description, null, logo, null, '-infinity'::timestamptz
    from public.retailers where is_published
    union all
    select 'categories', 'category', id, slug, name, description, null, coalesce(image_url, icon), null, '-infinity'
    from public.categories where is_published
    union all
    select 'products', 'product', id, slug, name, description, null, coalesce(image_url, image), category, '-infinity'
    from public.products where is_published
    union all
    select content_type || 's', content_type, id, slug, title, description, intro_paragraph, image,
      case content_type when 'guide' then guide_category else article_category end, published_at
    from public.content where is_published
  ) as rows (list, type, id, slug, name, description, intro, image, category, visible_from);

create function private.keep_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _id uuid := case tg_op when 'DELETE' then old.id else new.id end;
begin
  delete from private.search_documents as document
  where id = _id and not exists (select from private.searchable as row where row.id = _id and row.list = document.list);
  insert into private.search_documents as document (list, id, slug, name, sort_name, text, visible_from, item)
  select list, id, slug, name, sort_name, text, visible_from, item from private.searchable where id = _id
  on conflict (id, list) do update set (slug, name, sort_name, text, visible_from, item) =
    row (excluded.slug, excluded.name, excluded.sort_name, excluded.text, excluded.visible_from, excluded.item)
    where (document.*) is distinct from (excluded.*);
  return null;
end $$;
create trigger keep_search_document after insert or update or delete on public.retailers
  for each row execute function private.keep_search_document();
create trigger keep_search_document after insert or update or delete on public.categories
  for each row execute function private.keep_search_document();
create trigger keep_search_document after insert or update or delete on public.products
  for each row execute function private.keep_search_document();
create trigger keep_search_document after insert or update or delete on public.content
  for each row execute function private.keep_search_document();

revoke all on private.search_documents, private.searchable from public;
revoke execute on function private.plain_text(text), private.bigrams(text), private.keep_search_document() from public;

-- Searches one list. Returns {"items": [item], "count": n}; the count stops at _most + 1. First tries some documents to
-- learn how frequent the text is. A frequent text is quickly found by going through all documents in order (strpos,
-- which uses no index). A rare text is found by the indexes. Plans each query for its text, because a generic plan
-- would use no index.
create function private.search_list(_list text, _text text, _limit int, _skip int, _most int) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  _escaped text := regexp_replace(_text, '([\\%_])', '\\\1', 'g');
  _contains text := '%' || _escaped || '%';
  _starts text := _escaped || '%';
  _has_trigram boolean := _text ~ '[[:alnum:]]{3}';
  _pairs text[] := private.bigrams(_text);
  _in_hundred int; -- how many documents of a hundred hold the text
  _count int;
  _first jsonb;
  _result jsonb;
begin
  select count(*) / 2 into _in_hundred from (
    select text from private.search_documents where list = _list limit 200
  ) as tried where strpos(text, _text) > 0;

  if _in_hundred < 2 then
    with hits as materialized (
      select sort_name, slug, item, sort_name like _starts as is_first from private.search_documents
      where list = _list and visible_from <= now() and text like _contains
        and (_has_trigram or private.bigrams(text) @> _pairs)
    ), page as (
      select * from hits order by is_first desc, sort_name, slug limit _limit offset _skip
    )
    select jsonb_build_object(
      'count', (select least(count(*), _most + 1) from hits),
      'items', coalesce((select jsonb_agg(item order by is_first desc, sort_name, slug) from page), '[]')
    ) into _result;
    return _result;
  end if;

  if _in_hundred < 20 then
    select count(*) into _count from (
      select from private.search_documents
      where list = _list and visible_from <= now() and text like _contains
        and (_has_trigram or private.bigrams(text) @> _pairs) limit _most + 1
    ) as counted;
  else
    select count(*) into _count from (
      select from private.search_documents
      where list = _list and visible_from <= now() and strpos(text, _text) > 0 limit _most + 1
    ) as counted;
  end if;
  select coalesce(jsonb_agg(item order by sort_name, slug), '[]') into _first from (
    select sort_name, slug, item from private.search_documents
    where list = _list and visible_from <= now() and sort_name like _starts
    order by sort_name, slug limit _skip + _limit
  ) as first;
  select coalesce(jsonb_agg(item order by sort_name, slug), '[]') into _result from (
    select sort_name, slug, item from private.search_documents
    where list = _list and visible_from <= now() and strpos(text, _text) > 0 and sort_name not like _starts
    order by sort_name, slug limit _skip + _limit - jsonb_array_length(_first)
  ) as others;
  return jsonb_build_object('count', _count, 'items', (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(_first || _result) with ordinality as found (item, place) where place > _skip
  ));
end $$;
revoke execute on function private.search_list(text, text, int, int, int) from public;

-- Searches all lists. Returns {"retailers": [item], "categories": [], "products": [], "guides": [], "articles": [],
-- "counts": {"retailers": n, …}, "totalCount": n, "atLeast": [list]}. Each list is counted up to _count_to, at most a
-- thousand; atLeast names the lists with more results than that. _types names the lists whose items are returned
-- ('retailers' or 'retailer', …; null = all), but all lists are counted. Security definer, because no role of the API
-- may read the documents.
create function public.search_site(
  _query text, _per_type int default 5, _types text[] default null, _offset int default 0, _count_to int default 1000
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  _most int := least(greatest(coalesce(_count_to, 1000), 1), 1000);
  _text text := lower(left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100));
  _limit int := least(greatest(coalesce(_per_type, 5), 1), 50);
  _skip int := least(greatest(coalesce(_offset, 0), 0), 1000);
  -- A character outside the basic plane counts as two, as it does in JavaScript: a lone emoji can be searched for.
  _searchable boolean := char_length(regexp_replace(_text, '[\U00010000-\U0010ffff]', 'xx', 'g')) >= 2;
  _lists jsonb := '{}';
  _counts jsonb := '{}';
  _at_least jsonb := '[]';
  _total int := 0;
  _list text;
  _type text;
  _wanted boolean;
  _found jsonb;
  _count int;
begin
  foreach _list in array array['retailers', 'categories', 'products', 'guides', 'articles'] loop
    _type := case _list when 'categories' then 'category' else left(_list, -1) end;
    _wanted := _skip < 1000 and (_types is null or _list = any (_types) or _type = any (_types));
    _found := case
      when _searchable then private.search_list(_list, _text, case when _wanted then _limit else 0 end, _skip, _most)
      else '{"items": [], "count": 0}'
    end;
    _count := least((_found ->> 'count')::int, _most);
    if (_found ->> 'count')::int > _most then
      _at_least := _at_least || to_jsonb(_list);
    end if;
    _lists := _lists || jsonb_build_object(_list, _found -> 'items');
    _counts := _counts || jsonb_build_object(_list, _count);
    _total := _total + _count;
  end loop;
  return _lists || jsonb_build_object('counts', _counts, 'totalCount', _total, 'atLeast', _at_least);
end $$;
