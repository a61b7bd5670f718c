-- Sets the similarity threshold inside search_suggestion. As part of the function's definition, the setting needs the
-- library of pg_trgm, which is not loaded in a new session or while a dump is restored. Otherwise the function is as in
-- 20261122011500_search_suggestion_letters.sql.
create or replace function public.search_suggestion(_query text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  _text text := left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100);
  _suggestion text;
begin
  -- Few letters are like too many words; signs and digits are like none.
  if char_length(regexp_replace(_text, '[^[:alpha:]]', '', 'g')) < 4 then return null; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.3', true);
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

-- Turns off jit for search_list. With enable_seqscan off, every plan looks so expensive that Postgres would compile it,
-- which takes far longer than the search itself.
alter function private.search_list(text, text, int, int, int) set jit = off;
