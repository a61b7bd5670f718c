-- One table for guides and articles, and a view for each of the two kinds (docs/product.md#content-store).

create table public.content (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  title text not null check (private.is_name(title, 200)),
  content_type text not null check (content_type in ('guide', 'article')),
  is_published boolean not null default false,
  priority int not null default 2 check (priority between 1 and 100),
  intro_paragraph text not null default '' check (char_length(intro_paragraph) <= 5000),
  description text not null default '' check (char_length(description) <= 5000),
  image text check (private.is_http_url(image) or private.is_site_path(image) or private.is_emoji(image, 8)),
  guide_category text check (private.is_name(guide_category, 60)),
  article_category text check (private.is_name(article_category, 60)),
  body text not null default '' check (char_length(body) <= 200000),
  faqs jsonb not null default '[]' check (private.is_faq_list(faqs)),
  author_name text check (private.is_name(author_name)),
  reading_time_minutes int not null default 0 check (reading_time_minutes between 0 and 240),
  published_at timestamptz,
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.content.priority is '1 is featured on the homepage.';
comment on column public.content.reading_time_minutes is '0 asks for an estimate from the words of the body.';
comment on column public.content.published_at is 'Set at the first publishing when empty; a time to come schedules.';

create trigger touch before update on public.content for each row execute function private.touch();

create function private.complete_content() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.is_published and new.published_at is null then
    new.published_at := now();
  end if;
  if new.reading_time_minutes = 0 and new.body <> '' then
    -- 220 words a minute, an average speed of adults who read silently.
    new.reading_time_minutes := least(240, ceil(
      cardinality(regexp_split_to_array(btrim(regexp_replace(new.body, '<[^>]*>|\s+', ' ', 'g')), ' +')) / 220.0
    ));
  end if;
  return new;
end $$;
create trigger complete_content before insert or update on public.content
  for each row execute function private.complete_content();
revoke execute on function private.complete_content() from public;

create index content_list on public.content (content_type, priority, created_at desc);
create index content_newest on public.content (content_type, published_at desc) where is_published;
create index content_created_at on public.content (created_at desc);

-- The views of guides and of articles. Security invoker, so that the policies of `content` apply. The check option
-- refuses to save a row that the view would not show.
create view public.buyers_guides with (security_invoker = true) as
  select id, slug, title, content_type, guide_category, intro_paragraph, description, image, body, faqs, priority,
    is_published, author_name, reading_time_minutes, published_at, meta_title, meta_description, created_at, updated_at
  from public.content where content_type = 'guide'
  with cascaded check option;
alter view public.buyers_guides alter column content_type set default 'guide';

create view public.boxing_day_articles with (security_invoker = true) as
  select id, slug, title, content_type, article_category, intro_paragraph, description, image, body, faqs, priority,
    is_published, author_name, reading_time_minutes, published_at, meta_title, meta_description, created_at, updated_at
  from public.content where content_type = 'article'
  with cascaded check option;
alter view public.boxing_day_articles alter column content_type set default 'article';
