-- 'Did you mean …?' for a query that finds nothing.

-- A name, to be found by how alike it is to a misspelt query.
create index retailers_name_trigrams on public.retailers
  using gin (name extensions.gin_trgm_ops) where is_published;
create index categories_name_trigrams on public.categories
  using gin (name extensions.gin_trgm_ops) where is_published;
create index products_name_trigrams on public.products
  using gin (name extensions.gin_trgm_ops) where is_published;
create index content_title_trigrams on public.content
  using gin (title extensions.gin_trgm_ops) where is_published;

-- The most similar published name or title, null when none is similar enough. Security definer for the same reason
-- as search_site: under row-level security the indexes would not be used. It filters what is public itself.
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
    select name from public.retailers where is_published and _text operator(extensions.<%) name
    union all
    select name from public.categories where is_published and _text operator(extensions.<%) name
    union all
    select name from public.products where is_published and _text operator(extensions.<%) name
    union all
    select title from public.content
    where is_published and published_at <= now() and _text operator(extensions.<%) title
  ) as candidate (name)
  -- A name that repeats the query is no correction of it.
  where strpos(lower(candidate.name), lower(_text)) = 0
  order by extensions.word_similarity(_text, candidate.name) desc,
    extensions.similarity(_text, candidate.name) desc, lower(candidate.name)
  limit 1;
  return _suggestion;
end $$;

revoke execute on function public.search_suggestion(text) from public;
grant execute on function public.search_suggestion(text) to anon, authenticated, service_role;
