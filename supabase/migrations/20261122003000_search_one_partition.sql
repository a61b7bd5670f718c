-- The search now reads one list from its own partition, by the partition's name. With the condition `list = …`, a
-- database without statistics (such as the embedded database) would assume that rows of the list are rare, and would
-- read a small partition from beginning to end. EXECUTE makes Postgres plan each search for its own text. Otherwise the
-- function is as in 20261121100900_search.sql.
create or replace function private.search_list(_list text, _text text, _limit int, _skip int, _most int) returns jsonb
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  _documents text := format('private.%I', 'search_' || _list);
  _escaped text := regexp_replace(_text, '([\\%_])', '\\\1', 'g');
  _contains text := '%' || _escaped || '%';
  _starts text := _escaped || '%';
  -- Trigrams alone cannot find short words, so these are also found by their pairs of letters.
  _by_index text := case
    when _text ~ '[[:alnum:]]{3}' then 'visible_from <= now() and text like $1'
    else 'visible_from <= now() and text like $1 and private.bigrams(text) @> $2'
  end;
  _pairs text[] := private.bigrams(_text);
  _in_hundred int; -- how many documents of a hundred hold the text
  _count int;
  _first jsonb;
  _result jsonb;
begin
  execute format('select count(*) / 2 from (select text from %s limit 200) as tried where strpos(text, $1) > 0', _documents)
  into _in_hundred using _text;

  if _in_hundred < 2 then
    execute format($sql$
      with hits as materialized (
        select sort_name, slug, item, sort_name like $3 as is_first from %s where %s
      ), page as (
        select * from hits order by is_first desc, sort_name, slug limit $4 offset $5
      )
      select jsonb_build_object(
        'count', (select least(count(*), $6 + 1) from hits),
        'items', coalesce((select jsonb_agg(item order by is_first desc, sort_name, slug) from page), '[]')
      ) $sql$, _documents, _by_index)
    into _result using _contains, _pairs, _starts, _limit, _skip, _most;
    return _result;
  end if;

  if _in_hundred < 20 then
    execute format('select count(*) from (select from %s where %s limit $3 + 1) as counted', _documents, _by_index)
    into _count using _contains, _pairs, _most;
  else
    execute format($sql$
      select count(*) from (
        select from %s where visible_from <= now() and strpos(text, $1) > 0 limit $2 + 1
      ) as counted $sql$, _documents)
    into _count using _text, _most;
  end if;
  execute format($sql$
    select coalesce(jsonb_agg(item order by sort_name, slug), '[]') from (
      select sort_name, slug, item from %s where visible_from <= now() and sort_name like $1
      order by sort_name, slug limit $2
    ) as first $sql$, _documents)
  into _first using _starts, _skip + _limit;
  execute format($sql$
    select coalesce(jsonb_agg(item order by sort_name, slug), '[]') from (
      select sort_name, slug, item from %s
      where visible_from <= now() and strpos(text, $1) > 0 and sort_name not like $2
      order by sort_name, slug limit $3
    ) as others $sql$, _documents)
  into _result using _text, _starts, _skip + _limit - jsonb_array_length(_first);
  return jsonb_build_object('count', _count, 'items', (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(_first || _result) with ordinality as found (item, place) where place > _skip
  ));
end $$;
