-- Returns the same parts as in 20261122200000_search_by_indexes.sql, perhaps repeatedly: an index stores each part once. The
-- text beside the same text without its first character gives the pairs; a window function took three times as long.
create or replace function private.bigrams(_text text) returns text[]
language sql immutable parallel safe cost 5000 set search_path = '' as $$
  with words as (select string_to_array(_text, ' ') as list),
  triples as (
    select before, word, after
    from words, unnest(array_prepend(null, list), list, list[2:]) as triple (before, word, after)
    where word <> ''
  )
  select coalesce(array_agg(part), '{}') from (
    select letter || next from unnest(string_to_array(_text, null), string_to_array(substr(_text, 2), null)) as pair (letter, next)
    union all
    select right(before, 1) || ' ' || left(word, 1) from triples where before <> ''
    union all
    select right(before, 1) || ' ' || word || ' ' || left(after, 1) from triples
    where before <> '' and after <> '' and char_length(word) <= 3
  ) as parts (part) where part is not null
$$;
