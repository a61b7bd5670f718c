-- The suggestion 'Did you mean …?' for a search query that finds nothing.

-- The index with which Postgres finds names that are similar to a misspelt query.
create index search_documents_names on private.search_documents using gin (name extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 256);

-- Returns the published name or title that is most similar to the query, or null if none is similar enough. Security
-- definer, like search_site.
create function public.search_suggestion(_query text) returns text
language plpgsql stable security definer
set search_path = '' set pg_trgm.word_similarity_threshold = '0.3' as $$
declare
  _text text := left(btrim(regexp_replace(coalesce(_query, ''), '\s+', ' ', 'g')), 100);
  _suggestion text;
begin
  -- Two letters are like too many words.
  if char_length(_text) < 3 then return null; end if;
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

revoke execute on function public.search_suggestion(text) from public;
grant execute on function public.search_suggestion(text) to anon, authenticated, service_role;
