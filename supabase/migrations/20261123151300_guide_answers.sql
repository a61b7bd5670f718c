-- Adds the answer of a guide in at most three lines, and the number on its cover.
alter table public.content
  add column answer text[] not null default '{}' check (private.is_text_list(answer, 3, 240)),
  add column key_number text check (private.is_name(key_number, 10)),
  add column key_number_note text check (private.is_name(key_number_note, 40));
comment on column public.content.answer is 'The answer of the guide in at most three lines.';
comment on column public.content.key_number is 'The number on the cover, such as ''30 days''.';
comment on column public.content.key_number_note is 'What the number on the cover counts.';

-- A view only has the columns that its table had when the view was made.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(body) as word_count from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;

-- Returns when the texts, shops, sale dates, products, categories and guides that the homepage draws on last changed.
-- The settings count from their first edit, because the row exists from the start. Null if there are no rows.
create function public.home_changed_at() returns timestamptz language sql stable set search_path = '' as $$
  select max(changed_at) from (
    select updated_at as changed_at from public.homepage_settings where updated_at > created_at
    union all select content_changed_at from public.retailers where is_published
    union all select content_changed_at from public.categories where is_published
    union all select content_changed_at from public.products where is_published
    union all select content_changed_at from public.content where is_published
    union all select updated_at from public.sale_windows where is_published
  ) as changes
$$;
revoke execute on function public.home_changed_at() from public;
grant execute on function public.home_changed_at() to anon, authenticated, service_role;
