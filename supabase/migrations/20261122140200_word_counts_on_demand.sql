-- Counting the words of a body reads all of it. As a function with a cost, Postgres does so for the rows of the page that
-- is shown, after sorting and limiting; as a plain expression it was computed for every row first. A function with a
-- search_path of its own is never inlined, so that the cost holds.

create function private.word_count(_html text) returns int language sql immutable parallel safe cost 1000
set search_path = '' as $$
  select cardinality(string_to_array(btrim(regexp_replace(_html, '(<[^>]*>|\s)+', ' ', 'g')), ' '))
$$;
revoke execute on function private.word_count(text) from public, anon;
grant execute on function private.word_count(text) to authenticated, service_role;

-- Dropped, not replaced: `content.*` may have more columns than when the view was made.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;
