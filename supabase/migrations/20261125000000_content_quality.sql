-- Content quality: the score of every published page that shows a row, with the faults that the last scan found. Workers
-- write the scores with the secret key; admins read them, and may ignore a check of a page. lib/quality has the checks.

create table public.quality_pages (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (char_length(entity) between 1 and 40),
  row_id uuid not null unique,
  path text not null check (path like '/%' and char_length(path) <= 1000),
  name text not null check (char_length(name) <= 500),
  title text not null default '' check (char_length(title) <= 1000),
  description text not null default '' check (char_length(description) <= 10000),
  -- The sum of the weights of the checks that make sense for the page.
  weight int not null default 0 check (weight >= 0),
  -- The failed checks: [{check, weight, severity, faults: [{field, text}]}].
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  clicks int not null default 0 check (clicks >= 0),
  -- A trigger computes these columns from the findings and from the ignored checks.
  ignored text[] not null default '{}',
  checks text[] not null default '{}',
  severities text[] not null default '{}',
  lost int not null default 0 check (lost >= 0),
  score int not null generated always as (
    case when weight = 0 then 100 else floor(100.0 * (weight - lost) / weight + 0.5)::int end
  ) stored,
  -- The list begins with the pages that earn: the lost weight times the clicks of 30 days, then the lost weight.
  priority bigint not null generated always as (lost::bigint * clicks * 1000 + lost) stored,
  -- The scan that last listed the page, and the one that last scored it.
  listed_by uuid,
  scored_by uuid,
  scored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quality_pages_listed on public.quality_pages (listed_by);
create index quality_pages_priority on public.quality_pages (priority desc, id);
create index quality_pages_checks on public.quality_pages using gin (checks);
-- By hashes, because a text may be longer than an index allows.
create index quality_pages_title on public.quality_pages (md5(title));
create index quality_pages_description on public.quality_pages (md5(description));
create trigger touch before update on public.quality_pages for each row execute function private.touch();

-- The checks that an editor has ignored, with the reason. They outlive scans.
create table public.quality_ignores (
  id uuid primary key default gen_random_uuid(),
  row_id uuid not null,
  check_name text not null check (char_length(check_name) between 1 and 60),
  reason text not null check (private.is_name(reason, 300)),
  created_at timestamptz not null default now(),
  unique (row_id, check_name)
);
create trigger record_change after insert or update or delete on public.quality_ignores
  for each row execute function private.record_change();

do $$
declare
  _table text;
begin
  foreach _table in array array['quality_pages', 'quality_ignores'] loop
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', _table);
    execute format('grant select on public.%I to authenticated', _table);
    execute format('grant select, insert, update, delete on public.%I to service_role', _table);
    execute format('alter table public.%I enable row level security', _table);
    execute format('alter table public.%I force row level security', _table);
    execute format($policy$create policy "admins read" on public.%I for select to authenticated
      using ((select public.has_role((select auth.uid()), 'admin')))$policy$, _table);
  end loop;
end $$;

-- The MinHash signatures of the texts, and their bands. Pages that share a band are compared.
create table private.quality_signatures (
  row_id uuid primary key references public.quality_pages (row_id) on delete cascade,
  hashes int[] not null
);
alter table private.quality_signatures enable row level security;
create table private.quality_bands (
  row_id uuid not null references private.quality_signatures (row_id) on delete cascade,
  band int not null,
  hash int not null,
  primary key (row_id, band)
);
create index quality_bands_hash on private.quality_bands (band, hash, row_id);
alter table private.quality_bands enable row level security;

-- The trend: the average score of each entity on each day with a scan.
create table private.quality_days (
  day date not null,
  entity text not null,
  pages int not null,
  score numeric not null,
  faults int not null,
  primary key (day, entity)
);
alter table private.quality_days enable row level security;

create function private.judge_quality_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(array_agg(check_name order by check_name), '{}') into new.ignored
  from public.quality_ignores where row_id = new.row_id;
  select coalesce(array_agg(failed ->> 'check' order by failed ->> 'check'), '{}'),
    coalesce(array_agg(distinct failed ->> 'severity'), '{}'),
    coalesce(sum((failed ->> 'weight')::int), 0)
  into new.checks, new.severities, new.lost
  from jsonb_array_elements(new.findings) as failed
  where failed ->> 'check' <> all (new.ignored);
  return new;
end $$;
create trigger judge before insert or update on public.quality_pages
  for each row execute function private.judge_quality_page();

-- Notes some published pages with the texts by which pages are compared. Rows in `_ids` without a page are forgotten.
-- Without a scan, the pages stay part of the last whole scan.
create function public.list_quality_pages(_scan uuid, _ids uuid[], _pages jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.quality_pages
  where row_id = any (_ids)
    and row_id not in (select row_id from jsonb_to_recordset(_pages) as page (row_id uuid));
  insert into public.quality_pages (entity, row_id, path, name, title, description, listed_by)
  select entity, row_id, path, name, title, description, _scan
  from jsonb_to_recordset(_pages) as page (entity text, row_id uuid, path text, name text, title text, description text)
  on conflict (row_id) do update set entity = excluded.entity, path = excluded.path, name = excluded.name,
    title = excluded.title, description = excluded.description,
    listed_by = coalesce(excluded.listed_by, quality_pages.listed_by);

  delete from private.quality_signatures
  where row_id in (select row_id from jsonb_to_recordset(_pages) as page (row_id uuid));
  insert into private.quality_signatures (row_id, hashes)
  select row_id, hashes from jsonb_to_recordset(_pages) as page (row_id uuid, hashes int[])
  where hashes is not null;
  insert into private.quality_bands (row_id, band, hash)
  select row_id, place, hash
  from jsonb_to_recordset(_pages) as page (row_id uuid, bands int[]),
    unnest(bands) with ordinality as bands (hash, place);
end $$;

-- Forgets the pages that a whole scan has not listed.
create function public.forget_quality_pages(_scan uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.quality_pages where listed_by is distinct from _scan
$$;

-- Returns, for each page, the path of another page with the same title, with the same description, and with nearly the
-- same text. Only a few pages of each band are compared, so that many equal texts cost no more than a few.
create function public.quality_twins(_pages jsonb, _similarity real default 0.8) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.require_admin();
  end if;
  return (
    select coalesce(jsonb_object_agg(page.row_id, jsonb_build_object(
      'title', (
        select min(path) from public.quality_pages as other
        where md5(other.title) = md5(page.title) and other.row_id <> page.row_id and page.title <> ''),
      'description', (
        select min(path) from public.quality_pages as other
        where md5(other.description) = md5(page.description) and other.row_id <> page.row_id
          and page.description <> ''),
      'text', (
        select min(other.path)
        from unnest(page.bands) with ordinality as own (hash, place),
          lateral (
            select row_id from private.quality_bands as band
            where band.band = own.place and band.hash = own.hash and band.row_id <> page.row_id
            order by row_id limit 3) as near
          join private.quality_signatures as signature on signature.row_id = near.row_id
          join public.quality_pages as other on other.row_id = near.row_id
        where (
          select count(*) from unnest(page.hashes, signature.hashes) as pair (mine, theirs) where mine = theirs
        ) >= _similarity * cardinality(page.hashes))
    )), '{}')
    from jsonb_to_recordset(_pages) as page (row_id uuid, title text, description text, hashes int[], bands int[])
  );
end $$;

-- Stores what the checks found on some pages.
create function public.score_quality_pages(_scan uuid, _pages jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.quality_pages as page
  set weight = found.weight, findings = found.findings, scored_by = _scan, scored_at = now()
  from jsonb_to_recordset(_pages) as found (row_id uuid, weight int, findings jsonb)
  where page.row_id = found.row_id
$$;

-- Ends a scan: counts the clicks on each page in 30 days, and notes the day's averages.
create function public.finish_quality_scan() returns void
language plpgsql security definer set search_path = '' as $$
declare
  _today constant date := private.london_day(now());
begin
  with sums as (
    select filter_value as path, sum(clicks)::int as clicks from private.event_days
    where filter = 'page' and dimension = 'all' and day > _today - 30
    group by filter_value
  )
  update public.quality_pages as page set clicks = coalesce(sums.clicks, 0)
  from public.quality_pages as same left join sums on sums.path = same.path
  where page.id = same.id and page.clicks is distinct from coalesce(sums.clicks, 0);

  delete from private.quality_days where day = _today;
  insert into private.quality_days (day, entity, pages, score, faults)
  select _today, entity, count(*), round(avg(score), 1), sum(cardinality(checks))
  from public.quality_pages where scored_at is not null group by entity;
end $$;

-- Ignores a check of a page, for a reason. Without a reason, the check counts again.
create function public.ignore_quality_check(_page uuid, _check text, _reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  _row constant uuid := (select row_id from public.quality_pages where id = _page);
begin
  perform private.require_admin();
  if _row is null then
    return false;
  end if;
  if _reason is null then
    delete from public.quality_ignores where row_id = _row and check_name = _check;
  else
    insert into public.quality_ignores (row_id, check_name, reason) values (_row, _check, _reason)
    on conflict (row_id, check_name) do update set reason = excluded.reason;
  end if;
  -- The trigger computes the score again.
  update public.quality_pages set ignored = '{}' where id = _page;
  return true;
end $$;

-- The figures above the list: the pages, their average score, and how many pages fail each check.
create function public.quality_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('pages', count(*), 'score', round(avg(score)), 'scored_at', max(scored_at),
      'severities', (
        select coalesce(jsonb_object_agg(severity, pages), '{}') from (
          select severity, count(*) as pages from public.quality_pages, unnest(severities) as severity
          group by severity) as sums),
      'checks', (
        select coalesce(jsonb_object_agg(failed, pages), '{}') from (
          select failed, count(*) as pages from public.quality_pages, unnest(checks) as failed
          group by failed) as sums))
    from public.quality_pages where scored_at is not null);
end $$;

-- The average score of all pages, or of one entity's, on each day with a scan.
create function public.quality_trend(_days int default 90, _entity text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'pages', pages, 'score', score, 'faults', faults)
      order by day), '[]')
    from (
      select day, sum(pages) as pages, round(sum(score * pages) / sum(pages), 1) as score, sum(faults) as faults
      from private.quality_days
      where day > private.london_day(now()) - _days and (_entity is null or entity = _entity)
      group by day) as days);
end $$;

revoke all on function private.judge_quality_page() from public, anon, authenticated, service_role;
revoke all on function public.list_quality_pages(uuid, uuid[], jsonb), public.forget_quality_pages(uuid),
  public.quality_twins(jsonb, real), public.score_quality_pages(uuid, jsonb), public.finish_quality_scan(),
  public.ignore_quality_check(uuid, text, text), public.quality_figures(), public.quality_trend(int, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_quality_pages(uuid, uuid[], jsonb), public.forget_quality_pages(uuid),
  public.score_quality_pages(uuid, jsonb), public.finish_quality_scan() to service_role;
grant execute on function public.quality_twins(jsonb, real) to authenticated, service_role;
grant execute on function public.ignore_quality_check(uuid, text, text), public.quality_figures(),
  public.quality_trend(int, text) to authenticated;

insert into public.schedules (name, kind, cron) values ('scan-quality', 'scan-quality', '0 4 * * *');
