-- Suggests 'Did you mean …?' only for typing errors: one wrong, missing, extra or swapped letter, or two such errors in
-- a query of eight letters or more. Trigrams find candidates, but alone they would treat far too many names as similar.

-- Returns the number of typing errors between two texts (optimal string alignment), like lib/search/did-you-mean.ts.
create function private.slips(_a text, _b text) returns int language plpgsql immutable parallel safe set search_path = '' as $$
declare
  _before int[];
  _last int[];
  _row int[] := array(select generate_series(0, char_length(_b)));
  _cost int;
begin
  for i in 1 .. char_length(_a) loop
    _before := _last;
    _last := _row;
    _row := array[i];
    for j in 1 .. char_length(_b) loop
      _cost := case when substr(_a, i, 1) = substr(_b, j, 1) then 0 else 1 end;
      _row[j + 1] := least(_row[j] + 1, _last[j + 1] + 1, _last[j] + _cost);
      if i > 1 and j > 1 and substr(_a, i, 1) = substr(_b, j - 1, 1) and substr(_a, i - 1, 1) = substr(_b, j, 1) then
        _row[j + 1] := least(_row[j + 1], _before[j - 1] + 1);
      end if;
    end loop;
  end loop;
  return _row[char_length(_b) + 1];
end $$;

-- Returns the published name, title or alias that the visitor probably meant, or null if none is close enough. Security
-- definer, like search_site. Sets the similarity threshold inside the function, because as part of the function's
-- definition the setting would need the library of pg_trgm.
create or replace function public.search_suggestion(_query text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  _text text := lower(left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100));
  _folded text := private.fold(_text);
  _words int := cardinality(string_to_array(_folded, ' '));
  _letters int := char_length(regexp_replace(_text, '[^[:alpha:]]', '', 'g'));
  _allowed int := case when _letters < 8 then 1 else 2 end;
  _suggestion text;
begin
  -- A few letters resemble too many words, and a query without letters resembles none.
  if _letters < 4 or _folded = '' then return null; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  with likely as (
    select names from private.search_documents where visible_from <= now() and _folded operator(extensions.<%) names
    order by extensions.word_similarity(_folded, names) desc, sort_name limit 50
  ), named as (
    select distinct line, string_to_array(private.fold(line), ' ') as parts
    from likely cross join lateral unnest(string_to_array(names, E'\n')) as line
    -- A name that contains the query does not correct it.
    where strpos(lower(line), _text) = 0
  ), compared as (
    select line, array_to_string(parts[place : place + _words - 1], ' ') as piece
    from named cross join lateral generate_series(1, cardinality(parts) - _words + 1) as place
  )
  select line into _suggestion
  from compared
  cross join lateral (
    -- The first letter is seldom wrong, and a short word resembles too many others.
    select case when left(piece, 1) = left(_folded, 1) and char_length(piece) >= 4
      and abs(char_length(piece) - char_length(_folded)) <= _allowed
      then private.slips(_folded, piece) end
  ) as distance (slips)
  where slips between 1 and _allowed
  order by slips, extensions.similarity(_text, line) desc, lower(line)
  limit 1;
  return _suggestion;
end $$;
revoke execute on function private.slips(text, text) from public, anon, authenticated;
