-- A faster search with the same results as in 20261122170100_search_by_words.sql. To find aliases or a phrase of short
-- words, the old search read whole lists, which takes 160 ms and more with 100,000 products. The new search reads the
-- index of the aliases first, and goes through the names only if thousands of aliases begin with the text. The new
-- search finds short words by the characters around them, starts no parallel workers for a few rows, and always tries
-- the same documents first.

-- Splits a text into parts for the index: each pair of neighbouring characters, the last character of a word with the
-- first of the next ('s 5' from 'ps 5'), and each word of up to three letters with the characters around it ('h and
-- m'). If a text contains a phrase, it has all parts of the phrase. Trigrams do not cover the space between two words.
-- The high cost makes Postgres use the index instead of computing the parts.
drop index private.search_documents_bigrams;
create or replace function private.bigrams(_text text) returns text[]
language sql immutable parallel safe cost 5000 set search_path = '' as $$
  with words as (
    select word, lag(word) over (order by place) as before, lead(word) over (order by place) as after
    from unnest(string_to_array(_text, ' ')) with ordinality as words (word, place)
  )
  select coalesce(array_agg(distinct part), '{}') from (
    select letter || lead(letter) over (order by place)
    from unnest(string_to_array(_text, null)) with ordinality as letters (letter, place)
    union all
    select right(before, 1) || ' ' || left(word, 1) from words where before <> '' and word <> ''
    union all
    select right(before, 1) || ' ' || word || ' ' || left(after, 1) from words
    where before <> '' and word <> '' and after <> '' and char_length(word) <= 3
  ) as parts (part) where part is not null
$$;
create index search_documents_bigrams on private.search_documents using gin (private.bigrams(text))
  with (gin_pending_list_limit = 1024);

-- Analyses a query as in 20261122170100_search_by_words.sql, but faster. Postgres plans `with … as materialized` as if
-- the query needed all rows, so the plan uses the index. Postgres then reads only as many rows as `exists` needs.
create or replace function private.read_query(_query text, out needle text, out folded text, out words text[])
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
      with aliased as materialized (
        select from private.search_documents
        where visible_from <= now() and alias_forms @@ format('''%s'':*', _full)::tsquery
      )
      select from aliased
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
-- tier is the best of its items, or -1 if the query is a whole name or alias. Tries 200 documents first, to learn how
-- frequent the text is. A frequent text is quickly found by going through all documents in order (strpos, which uses no
-- index). A rare text is found by the indexes.
create or replace function private.search_list(
  _list text, _needle text, _folded text, _words text[], _limit int, _skip int, _most int
) returns jsonb
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off
set synchronize_seqscans = off set max_parallel_workers_per_gather = 0 as $$
declare
  _documents text := format('private.%I', 'search_' || _list);
  _visible constant text := 'visible_from <= now()';
  _squeezed text := replace(_folded, ' ', '');
  _phrase text := format('strpos(text, %L) > 0', _needle);
  _phrase_by_index text := format('text like %L', '%' || regexp_replace(_needle, '([\\%_])', '\\\1', 'g') || '%');
  -- Short words are found by their pairs of letters, because trigrams find them badly or not at all.
  _by_pairs boolean := _needle !~ '[[:alnum:]]{3}'
    or (_needle !~ '[[:alnum:]]{4}' and _needle ~ '(^| )[^ ]{1,2}( |$)');
  _first text := 'false';
  _exact text := 'false';
  _hit text;
  _hits text;
  _hits_by_index text;
  _other text := ''; -- conditions for documents without the phrase
  _other_by_index text := '';
  _tried int;
  _tried_hits int;
  _tried_phrases int;
  _alias text := format('alias_forms @@ %L::tsquery', format('''%s'':*', _folded));
  _aliased int; -- how many documents have an alias that begins with the query, up to _few + 1
  _few constant int := 5000; -- up to this number, all are quickly fetched and sorted
  _wanted int := _skip + _limit;
  _tier int;
  _count int;
  _found jsonb;
  _more jsonb;
  _result jsonb;
begin
  if _by_pairs then
    _phrase_by_index := format('(private.bigrams(text) @> %L and %s)', private.bigrams(_needle), _phrase);
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
    -- The last word may be incomplete.
    select _other || ' or (' || string_agg(format('strpos(text, %L) > 0', ' ' || word || ending), ' and ') || ')',
      _other_by_index || ' or (' || string_agg(format('text like %L', '% ' || word || ending || '%'), ' and ') || ')'
    into _other, _other_by_index
    from unnest(_words) with ordinality as each (word, place)
    cross join lateral (select case when place < cardinality(_words) then ' ' else '' end) as ends (ending);
  end if;
  _hit := format('(%s%s)', _phrase, _other);
  _hits := format('select * from %s where %s and %s', _documents, _visible, _hit);
  -- Two selects, because with `or` Postgres would compute and compare the pairs of each text again.
  _hits_by_index := format(case
    when not _by_pairs or _other = '' then 'select * from %1$s where %2$s and (%3$s%4$s)'
    else 'select * from %1$s where %2$s and %3$s union all select * from %1$s where %2$s and (%5$s) and not %6$s'
  end, _documents, _visible, _phrase_by_index, _other_by_index, substr(_other_by_index, 5), _phrase);

  execute format($sql$
    select count(*), count(*) filter (where %s), count(*) filter (where %s) from (select text from %s limit 200) as tried
  $sql$, _hit, _phrase, _documents)
  into _tried, _tried_hits, _tried_phrases;

  if _tried < 200 or _tried_hits < 4 then
    execute format($sql$
      with hits as materialized (
        select sort_name, slug, item, case when %s then 0 when %s then 1 else 2 end as tier, %s as is_exact
        from (%s) as documents
      ), page as (
        select * from hits order by tier, sort_name, slug limit $1 offset $2
      )
      select jsonb_build_object(
        'count', (select least(count(*), $3 + 1) from hits),
        'tier', (select min(case when is_exact then -1 else tier end) from hits),
        'items', coalesce((select jsonb_agg(item order by tier, sort_name, slug) from page), '[]')
      ) $sql$, _first, _phrase, _exact,
      case when _tried < 200 then _hits else _hits_by_index end)
    into _result using _limit, _skip, _most;
    return _result;
  end if;

  execute format('select count(*) from (select from (%s) as documents limit $1) as counted',
    case when _tried_hits < 40 then _hits_by_index else _hits end)
  into _count using _most + 1;

  -- Tier 0: finds names in their order, and aliases by their own index. Postgres cannot estimate how many aliases begin
  -- with a text; without the count below it would go through all names in search of a few.
  _found := '[]';
  if char_length(_folded) >= 2 then
    _first := format('sort_name like %L', _folded || '%');
    execute format($sql$
      with aliased as materialized (select from %s where %s and %s)
      select count(*) from (select from aliased limit $1) as counted $sql$, _documents, _visible, _alias)
    into _aliased using _few + 1;
    if _aliased = 0 then
      _found := private.search_tier(_documents, format('%s and %s', _visible, _first), false, _wanted);
    else
      execute format($sql$
        with aliased as %5$s (select sort_name, slug, item from %1$s where %2$s and %4$s)
        select coalesce(jsonb_agg(item order by sort_name, slug), '[]') from (
          select * from (
            (select sort_name, slug, item from %1$s where %2$s and %3$s order by sort_name, slug limit $1)
            union
            (select * from aliased order by sort_name, slug limit $1)
          ) as named order by sort_name, slug limit $1
        ) as first $sql$, _documents, _visible, _first,
        -- `is true` keeps Postgres from using the index: a scan soon finds enough among so many aliases.
        case when _aliased > _few then format('(%s) is true', _alias) else _alias end,
        case when _aliased > _few then 'not materialized' else 'materialized' end)
      into _found using _wanted;
      _first := format('(%s or %s)', _first, _alias);
    end if;
    execute format($sql$
      with aliased as materialized (select from %1$s where %2$s and $1 > 0 and alias_forms @@ %4$L::tsquery)
      select case when exists (select from %1$s where %2$s and sort_name = %3$L) or exists (select from aliased) then -1 end
    $sql$, _documents, _visible, _folded, format('''%s''', _folded))
    into _tier using _aliased;
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
