-- Searches the documents that 20261122170000_search_words.sql creates. For the built-in data, lib/search/search-rows.ts
-- does the same.

drop function private.search_list(text, text, int, int, int);

-- Analyses a search query and returns three values. `folded`: the query's words in the form in which they are compared.
-- Words that say nothing on this site (every shop has a sale) are left out, unless none would remain or a name begins
-- with the whole query. `needle`: the phrase to find, not folded if it contains signs that folding would drop. `words`:
-- the words to find separately, or null if searching for single words adds nothing.
create function private.read_query(_query text, out needle text, out folded text, out words text[])
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  _full text := private.fold(_query);
  _small constant text := 'a|an|the|in|at|on|for|of|to|from|with|and|or|by|my|me|i|is|are|it|can|what|where|which|who|how|near';
  _rest text;
begin
  folded := _full;
  _rest := btrim(regexp_replace(' ' || _full || ' ', ' (boxing day|what time|half price|[0-9]{1,2} off|sale|deal|offer'
    || '|discount|bargain|clearance|promo'
    || '|code|voucher|uk|20[0-9][0-9]|best|cheap|cheapest|cheaper|when|doe|do|did|will|start|begin|online|buy|shop|store'
    || '|today|now|this year|next year)(?= )', '', 'g'));
  _rest := regexp_replace(_rest, '^((' || _small || ') )+|( (' || _small || '))+$', '', 'g');
  if _rest <> _full and char_length(_rest) >= 2 then
    folded := case when exists (
      select from private.search_documents
      where visible_from <= now() and sort_name >= _full and sort_name < _full || U&'\+10FFFF'
    ) or exists (
      select from private.search_documents
      where visible_from <= now() and alias_forms @@ format('''%s'':*', _full)::tsquery
    ) then _full else _rest end;
  end if;
  needle := case
    when char_length(folded) >= 2 and _query !~ '[^[:alnum:][:space:]&''’-]' then folded
    else lower(_query)
  end;
  words := array(
    select word from unnest(string_to_array(folded, ' ')) with ordinality as each (word, place)
    where word <> '' group by word order by min(place)
  );
  if exists (select from unnest(words) as word where word !~ ('^(' || _small || ')$')) then
    words := array(
      select word from unnest(words) with ordinality as each (word, place)
      where word !~ ('^(' || _small || ')$') order by place
    );
  end if;
  if not exists (select from unnest(words) as word where char_length(word) >= 2)
    or (cardinality(words) = 1 and strpos(needle, words[1]) > 0 and needle = folded) then
    words := null;
  end if;
end $$;

-- Searches one list. Returns {"items": [item], "count": n, "tier": t}; the count stops at _most + 1. An item's tier is
-- 0 if its name or an alias begins with the query, 1 if it contains the phrase, 2 if it contains all words. The list's
-- tier is the best of its items, or -1 if the query is a whole name or alias. Tries some documents first, to learn how
-- frequent the text is. A frequent text is quickly found by going through all documents in order (strpos, which uses no
-- index). A rare text is found by the indexes.
create function private.search_list(
  _list text, _needle text, _folded text, _words text[], _limit int, _skip int, _most int
) returns jsonb
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  _documents text := format('private.%I', 'search_' || _list);
  _visible constant text := 'visible_from <= now()';
  _squeezed text := replace(_folded, ' ', '');
  _phrase text := format('strpos(text, %L) > 0', _needle);
  _phrase_by_index text := format('text like %L', '%' || regexp_replace(_needle, '([\\%_])', '\\\1', 'g') || '%');
  _first text := 'false';
  _exact text := 'false';
  _hit text;
  _hit_by_index text;
  _other text := ''; -- what is found but by its phrase
  _other_by_index text := '';
  _tried int;
  _tried_hits int;
  _tried_phrases int;
  _wanted int := _skip + _limit;
  _tier int;
  _count int;
  _found jsonb;
  _more jsonb;
  _result jsonb;
begin
  -- Trigrams alone cannot find short words, so these are also found by their pairs of letters.
  if _needle !~ '[[:alnum:]]{3}' then
    _phrase_by_index := format('(%s and private.bigrams(text) @> %L)', _phrase_by_index, private.bigrams(_needle));
  end if;
  if char_length(_folded) >= 2 then
    _first := format('strpos(text, %L) > 0', E'\x02 ' || _folded);
    _exact := format('strpos(text, %L) > 0', E'\x02 ' || _folded || E' \n');
    if _needle <> _folded then
      _other := format(' or %s', _first);
      _other_by_index := format(' or text like %L', E'%\x02 ' || _folded || '%');
    end if;
    if _squeezed <> _folded and char_length(_squeezed) >= 3 then
      _first := format('(%s or strpos(text, %L) > 0)', _first, E'\x02 ' || _squeezed);
      _other := format('%s or strpos(text, %L) > 0', _other, E'\x02 ' || _squeezed);
      _other_by_index := format('%s or text like %L', _other_by_index, E'%\x02 ' || _squeezed || '%');
    end if;
  end if;
  if _words is not null then
    -- The last word may be half typed.
    select _other || ' or (' || string_agg(format('strpos(text, %L) > 0', ' ' || word || ending), ' and ') || ')',
      _other_by_index || ' or (' || string_agg(format('text like %L', '% ' || word || ending || '%'), ' and ') || ')'
    into _other, _other_by_index
    from unnest(_words) with ordinality as each (word, place)
    cross join lateral (select case when place < cardinality(_words) then ' ' else '' end) as ends (ending);
  end if;
  _hit := format('(%s%s)', _phrase, _other);
  _hit_by_index := format('(%s%s)', _phrase_by_index, _other_by_index);

  execute format($sql$
    select count(*), count(*) filter (where %s), count(*) filter (where %s) from (select text from %s limit 200) as tried
  $sql$, _hit, _phrase, _documents)
  into _tried, _tried_hits, _tried_phrases;

  if _tried < 200 or _tried_hits < 4 then
    execute format($sql$
      with hits as materialized (
        select sort_name, slug, item, case when %s then 0 when %s then 1 else 2 end as tier, %s as is_exact
        from %s where %s and %s
      ), page as (
        select * from hits order by tier, sort_name, slug limit $1 offset $2
      )
      select jsonb_build_object(
        'count', (select least(count(*), $3 + 1) from hits),
        'tier', (select min(case when is_exact then -1 else tier end) from hits),
        'items', coalesce((select jsonb_agg(item order by tier, sort_name, slug) from page), '[]')
      ) $sql$, _first, _phrase, _exact, _documents, _visible, case when _tried < 200 then _hit else _hit_by_index end)
    into _result using _limit, _skip, _most;
    return _result;
  end if;

  execute format('select count(*) from (select from %s where %s and %s limit $1) as counted',
    _documents, _visible, case when _tried_hits < 40 then _hit_by_index else _hit end)
  into _count using _most + 1;

  -- Tier 0: names by their order, aliases by their own index.
  if char_length(_folded) >= 2 then
    _first := format('(sort_name like %L or alias_forms @@ %L::tsquery)', _folded || '%', format('''%s'':*', _folded));
    execute format($sql$
      select coalesce(jsonb_agg(item order by sort_name, slug), '[]') from (
        select * from (
          (select sort_name, slug, item from %1$s where %2$s and sort_name like %3$L order by sort_name, slug limit $1)
          union
          (select sort_name, slug, item from %1$s where %2$s and alias_forms @@ %4$L::tsquery order by sort_name, slug limit $1)
        ) as named order by sort_name, slug limit $1
      ) as first $sql$, _documents, _visible, _folded || '%', format('''%s'':*', _folded))
    into _found using _wanted;
    execute format($sql$
      select case when exists (select from %1$s where %2$s and sort_name = %3$L)
        or exists (select from %1$s where %2$s and alias_forms @@ %4$L::tsquery) then -1 end
    $sql$, _documents, _visible, _folded, format('''%s''', _folded))
    into _tier;
  else
    _found := '[]';
  end if;
  _tier := coalesce(_tier, case when _found <> '[]' then 0 end);

  if jsonb_array_length(_found) < _wanted then
    _more := private.search_tier(_documents, format('%s and %s and not %s', _visible,
      case when _tried_phrases < 4 then _phrase_by_index else _phrase end, _first),
      _tried_phrases < 4, _wanted - jsonb_array_length(_found));
    _tier := coalesce(_tier, case when _more <> '[]' then 1 end);
    _found := _found || _more;
  end if;
  if jsonb_array_length(_found) < _wanted and _other <> '' then
    _more := private.search_tier(_documents, format('%s and (%s) and not %s and not %s', _visible,
      substr(case when _tried_hits - _tried_phrases < 4 then _other_by_index else _other end, 5), _phrase, _first),
      _tried_hits - _tried_phrases < 4, _wanted - jsonb_array_length(_found));
    _tier := coalesce(_tier, case when _more <> '[]' then 2 end);
    _found := _found || _more;
  end if;
  return jsonb_build_object('count', _count, 'tier', _tier, 'items', (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(_found) with ordinality as found (item, place) where place > _skip
  ));
end $$;

-- Returns the first documents that meet a condition, sorted by name. `_are_few` says that only few documents meet the
-- condition. In that case, Postgres fetches all of them before it sorts them.
create function private.search_tier(_documents text, _condition text, _are_few boolean, _limit int) returns jsonb
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  _items jsonb;
begin
  execute format($sql$
    with hits as %s (select sort_name, slug, item from %s where %s %s)
    select coalesce(jsonb_agg(item order by sort_name, slug), '[]')
    from (select * from hits order by sort_name, slug limit $1) as page
  $sql$, case when _are_few then 'materialized' else 'not materialized' end, _documents, _condition,
    case when _are_few then '' else 'order by sort_name, slug limit $1' end)
  into _items using _limit;
  return _items;
end $$;

-- Searches all lists. Returns {"retailers": [item], "categories": [], "products": [], "guides": [], "articles": [],
-- "counts": {"retailers": n, …}, "totalCount": n, "atLeast": [list], "order": [list]}. Each list is counted up to
-- _count_to, at most a thousand; atLeast names the lists with more results than that. _types names the lists whose
-- items are returned ('retailers' or 'retailer', …; null = all), but all lists are counted. `order` names all lists,
-- the best tier first. Security definer, because no role of the API may read the documents.
create or replace function public.search_site(
  _query text, _per_type int default 5, _types text[] default null, _offset int default 0, _count_to int default 1000
) returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  _most int := least(greatest(coalesce(_count_to, 1000), 1), 1000);
  _text text := left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100);
  _limit int := least(greatest(coalesce(_per_type, 5), 1), 50);
  _skip int := least(greatest(coalesce(_offset, 0), 0), 1000);
  -- A character outside the basic plane counts as two, as in JavaScript, so that visitors can search for one emoji.
  _searchable boolean := char_length(regexp_replace(_text, '[\U00010000-\U0010ffff]', 'xx', 'g')) >= 2;
  _asked record;
  _lists jsonb := '{}';
  _counts jsonb := '{}';
  _at_least jsonb := '[]';
  _tiers int[] := '{}';
  _names constant text[] := array['retailers', 'categories', 'products', 'guides', 'articles'];
  _total int := 0;
  _list text;
  _type text;
  _wanted boolean;
  _found jsonb;
  _count int;
begin
  if _searchable then
    select * into _asked from private.read_query(_text);
  end if;
  foreach _list in array _names loop
    _type := case _list when 'categories' then 'category' else left(_list, -1) end;
    _wanted := _skip < 1000 and (_types is null or _list = any (_types) or _type = any (_types));
    if _searchable then
      _found := private.search_list(_list, _asked.needle, _asked.folded, _asked.words,
        case when _wanted then _limit else 0 end, _skip, _most);
    else
      _found := '{"items": [], "count": 0}';
    end if;
    _count := least((_found ->> 'count')::int, _most);
    if (_found ->> 'count')::int > _most then
      _at_least := _at_least || to_jsonb(_list);
    end if;
    _lists := _lists || jsonb_build_object(_list, _found -> 'items');
    _counts := _counts || jsonb_build_object(_list, _count);
    _tiers := _tiers || coalesce((_found ->> 'tier')::int, 3);
    _total := _total + _count;
  end loop;
  return _lists || jsonb_build_object('counts', _counts, 'totalCount', _total, 'atLeast', _at_least, 'order', (
    select jsonb_agg(list order by tier, place) from unnest(_names, _tiers) with ordinality as ranked (list, tier, place)
  ));
end $$;

revoke execute on function private.read_query(text), private.search_tier(text, text, boolean, int),
  private.search_list(text, text, text, text[], int, int, int) from public, anon, authenticated;
