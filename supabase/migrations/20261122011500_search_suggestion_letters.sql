-- Suggests 'Did you mean …?' only for queries that may contain a typing error. '50%', '<b>' and '&amp;' resemble names,
-- but are not misspelt.

-- Loads the library of pg_trgm, which defines the setting in the function below. On a hosted project this migration may
-- be the first in its session, when the library is not loaded yet.
select extensions.show_limit();

create or replace function public.search_suggestion(_query text) returns text
language plpgsql stable security definer
set search_path = '' set pg_trgm.word_similarity_threshold = '0.3' as $$
declare
  _text text := left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100);
  _suggestion text;
begin
  -- Few letters are like too many words; signs and digits are like none.
  if char_length(regexp_replace(_text, '[^[:alpha:]]', '', 'g')) < 4 then return null; end if;
  select candidate.name into _suggestion
  from (
    select name from private.search_documents where visible_from <= now() and _text operator(extensions.<%) name
  ) as candidate
  -- A name that repeats the query is no correction of it.
  where strpos(lower(candidate.name), lower(_text)) = 0
  order by extensions.word_similarity(_text, candidate.name) desc,
    extensions.similarity(_text, candidate.name) desc, lower(candidate.name)
  limit 1;
  return _suggestion;
end $$;
