-- Counts the words of a body in a function with a high cost, because Postgres must read the whole body for it. Postgres
-- evaluates such a function only after sorting and limiting, for the rows of the page. A plain expression would be
-- computed for every row first. The function sets a search_path, so it is never inlined, and its cost takes effect.

create function private.word_count(_html text) returns int language sql immutable parallel safe cost 1000
set search_path = '' as $$
  select cardinality(string_to_array(btrim(regexp_replace(_html, '(<[^>]*>|\s)+', ' ', 'g')), ' '))
$$;
revoke execute on function private.word_count(text) from public, anon;
grant execute on function private.word_count(text) to authenticated, service_role;

-- The view is dropped, not replaced, because `content.*` may have more columns now than when the view was made.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;
