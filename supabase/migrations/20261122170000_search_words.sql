-- Lets the search find single words, subcategories, and aliases, which are other names of a row (ADR 023).

-- Aliases --------------------------------------------------------------------------------------------------

do $$
declare
  _table text;
begin
  foreach _table in array array['retailers', 'categories', 'subcategories', 'products', 'content'] loop
    execute format($sql$
      alter table public.%I add column aliases text[] not null default '{}'
        check (private.is_text_list(aliases, 40, 60)) $sql$, _table);
    execute format($sql$ comment on column public.%I.aliases is
      'What shoppers also call it. Search treats each as a name; nothing shows it.' $sql$, _table);
  end loop;
end $$;

-- Normalising texts for comparison -------------------------------------------------------------------------

-- Returns the words of a text in lower case, without accents and apostrophes, separated by one space.
-- lib/search/fold.ts has the same rules for the built-in data as this function and the next two functions.
create function private.plain_words(_text text) returns text language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    replace(lower(regexp_replace(normalize(_text, nfkd), '[\u0300-\u036f''’‘`]', '', 'g')), '&', ' and '),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Returns the words of a text in the form in which the search compares them: plain words in the singular.
create function private.fold(_text text) returns text language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(private.plain_words(_text),
    '([^ ]{2})ies?(?= |$)', '\1y', 'g'),
    '(ss|x|ch|sh)es(?= |$)', '\1', 'g'),
    '([^ ]{2}[^ s])s(?= |$)', '\1', 'g'),
    '(^| )([b-df-hj-np-tv-xz]{2})s(?= |$)', '\1\2', 'g')
$$;

-- Returns the forms in which the search compares names: each name both with and without its spaces.
create function private.name_forms(_names text[]) returns text[] language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct form), '{}')
  from unnest(_names) as name
  cross join lateral (values
    (private.fold(name)),
    (replace(private.fold(name), ' ', '')),
    (private.fold(replace(private.plain_words(name), ' ', '')))
  ) as forms (form)
  where form <> ''
$$;

-- The documents --------------------------------------------------------------------------------------------

drop view private.searchable;
drop index private.search_documents_names;
-- In a search document, `sort_name` is the folded name. `text` has three parts: the forms of all names, each after
-- U+0002; the text in lower case; and the folded text, with a space on either side of each word.
alter table private.search_documents
  add column names text not null default '', -- the name and the aliases, one per line
  add column alias_forms tsvector not null default '';
create index search_documents_names on private.search_documents using gin (names extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index search_documents_aliases on private.search_documents using gin (alias_forms)
  with (gin_pending_list_limit = 256);

create view private.searchable as
  select list, id, slug, name, coalesce(nullif(private.fold(name), ''), lower(name)) collate "C" as sort_name,
    concat_ws(E'\n',
      (select string_agg(E'\x02 ' || form || ' ', E'\n') from unnest(private.name_forms(name || aliases)) as form),
      lower(concat_ws(E'\n', name, slug, array_to_string(aliases, E'\n'), private.plain_text(description),
        private.plain_text(intro))),
      ' ' || concat_ws(E' \n ', private.fold(slug), private.fold(private.plain_text(description)),
        private.fold(private.plain_text(intro))) || ' '
    ) as text,
    visible_from,
    jsonb_build_object(
      'type', type, 'id', id, 'slug', slug, 'name', name,
      'description', left(btrim(regexp_replace(
        private.plain_text(coalesce(nullif(description, ''), intro, '')), '\s+', ' ', 'g')), 300),
      'image', nullif(image, ''), 'category', category
    ) as item,
    array_to_string(name || aliases, E'\n') as names,
    array_to_tsvector(private.name_forms(aliases)) as alias_forms
  from (
    select 'retailers', 'retailer', id, slug, name, aliases, description, null, logo, null, '-infinity'::timestamptz
    from public.retailers where is_published
    union all
    select 'categories', 'category', id, slug, name, aliases, description, null, coalesce(image_url, icon), null, '-infinity'
    from public.categories where is_published
    union all
    -- A subcategory is listed as a category; its path begins with its parent's path. A subcategory is public if its
    -- parent category is public.
    select 'categories', 'category', child.id, child.slug, child.name, child.aliases, child.description, null,
      coalesce(parent.image_url, parent.icon), parent.slug, '-infinity'
    from public.subcategories as child
    join public.categories as parent on parent.slug = child.parent_category_slug
    where parent.is_published
    union all
    select 'products', 'product', id, slug, name, aliases, description, null, coalesce(image_url, image), category, '-infinity'
    from public.products where is_published
    union all
    select content_type || 's', content_type, id, slug, title, aliases, description, intro_paragraph, image,
      case content_type when 'guide' then guide_category else article_category end, published_at
    from public.content where is_published
  ) as rows (list, type, id, slug, name, aliases, description, intro, image, category, visible_from);

create or replace function private.keep_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  _ids uuid[] := array[case tg_op when 'DELETE' then old.id else new.id end];
begin
  -- Subcategories are published with their category and show its image, so their documents change with it.
  if tg_table_name = 'categories' and tg_op = 'UPDATE' then
    if (new.is_published, new.image_url, new.icon) is distinct from (old.is_published, old.image_url, old.icon) then
      _ids := _ids || array(select id from public.subcategories where parent_category_slug = new.slug);
    end if;
  end if;
  delete from private.search_documents as document
  where id = any (_ids)
    and not exists (select from private.searchable as row where row.id = document.id and row.list = document.list);
  insert into private.search_documents as document
    (list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms)
  select list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms
  from private.searchable where id = any (_ids)
  on conflict (id, list) do update set (slug, name, sort_name, text, visible_from, item, names, alias_forms) =
    row (excluded.slug, excluded.name, excluded.sort_name, excluded.text, excluded.visible_from, excluded.item,
      excluded.names, excluded.alias_forms)
    where (document.*) is distinct from (excluded.*);
  return null;
end $$;
create trigger keep_search_document after insert or update or delete on public.subcategories
  for each row execute function private.keep_search_document();

truncate private.search_documents;
insert into private.search_documents (list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms)
select list, id, slug, name, sort_name, text, visible_from, item, names, alias_forms from private.searchable;

revoke all on private.searchable from public, anon, authenticated;
revoke execute on function private.plain_words(text), private.fold(text), private.name_forms(text[])
  from public, anon, authenticated;

-- The views must show the new column `aliases` too: by docs/product.md#content-store they show every column of their
-- rows.
create or replace view public.buyers_guides with (security_invoker = true) as
  select id, slug, title, content_type, guide_category, intro_paragraph, description, image, body, faqs, priority,
    is_published, author_name, reading_time_minutes, published_at, meta_title, meta_description, created_at, updated_at,
    aliases
  from public.content where content_type = 'guide'
  with cascaded check option;
create or replace view public.boxing_day_articles with (security_invoker = true) as
  select id, slug, title, content_type, article_category, intro_paragraph, description, image, body, faqs, priority,
    is_published, author_name, reading_time_minutes, published_at, meta_title, meta_description, created_at, updated_at,
    aliases
  from public.content where content_type = 'article'
  with cascaded check option;
