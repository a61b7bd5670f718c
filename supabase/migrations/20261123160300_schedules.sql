-- Schedules: which jobs are filed at which times.

create table public.schedules (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_slug(name)),
  kind text not null check (private.is_slug(kind)),
  -- Five fields, or six with seconds first. Times are London's.
  cron text not null check (char_length(cron) <= 100),
  is_on boolean not null default true,
  -- The due time that was worked last. The next due time covers all that came due after it.
  last_due_at timestamptz not null default now(),
  -- Null until a worker has read the cron expression.
  next_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.schedules is 'Migrations add and change schedules, and set next_due_at to null when they change cron.';
create trigger touch before update on public.schedules for each row execute function private.touch();
revoke all on public.schedules from public, anon, authenticated, service_role;
grant select on public.schedules to authenticated, service_role;
alter table public.schedules enable row level security;
alter table public.schedules force row level security;
create policy "admins read" on public.schedules for select to authenticated
  using ((select public.has_role((select auth.uid()), 'admin')));

-- Moves a schedule from one due time to the next, and files the job of the due time if `_input` is not null. Only
-- the first of several workers moves it; returns false to the others. A schedule that was never planned has no due time yet.
create function public.move_schedule(_name text, _next_due_at timestamptz, _lane text, _due_at timestamptz default null,
  _input jsonb default null)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  _schedule public.schedules;
  _id uuid;
begin
  update public.schedules set last_due_at = coalesce(_due_at, last_due_at), next_due_at = _next_due_at
  where name = _name and next_due_at is not distinct from _due_at returning * into _schedule;
  if not found then
    return false;
  end if;
  if _due_at is not null and _input is not null then
    insert into public.jobs (kind, lane, input, schedule, due_at) values (_schedule.kind, _lane, _input, _name, _due_at)
    on conflict (schedule, due_at) do nothing returning id into _id;
    if _id is not null then
      perform private.queue_job(_id);
    end if;
  end if;
  return true;
end $$;

-- Returns the content, and the shops with sales, that came due after `_since` and until `_until`, as a list of keys
-- 'table:slug' with the slug under which their pages are cached. Returns at most 100 keys after the key `_after`.
create function public.came_due(_since timestamptz, _until timestamptz, _after text)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(key order by key), '[]') from (
    select key from (
      select 'content:' || slug from public.content
      where is_published and published_at > _since and published_at <= _until
      union
      select 'sale_windows:' || retailer_slug from public.sale_windows
      where is_published and (starts_at > _since and starts_at <= _until or ends_at > _since and ends_at <= _until)
          and exists (select from public.retailers as shop where shop.slug = retailer_slug and shop.is_published)
    ) as due (key)
    where key > _after order by key limit 100
  ) as page
$$;

-- Deletes at most `_limit` rows of each kind that nobody needs any more, and returns how many it has deleted.
create function public.tidy_up(_limit int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _deleted int;
  _counts jsonb := '{}';
begin
  delete from private.rate_limits where key in (
    select key from private.rate_limits where expires_at < now() limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('rate_limits', _deleted);

  delete from public.drafts where id in (
    select id from public.drafts where saved_at < now() - interval '30 days' limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('drafts', _deleted);

  delete from public.jobs where id in (
    select id from public.jobs where state in ('done', 'cancelled') and finished_at < now() - interval '30 days'
      or state = 'failed' and finished_at < now() - interval '90 days' limit _limit for update skip locked);
  get diagnostics _deleted = row_count;
  _counts := _counts || jsonb_build_object('jobs', _deleted);

  delete from pgmq.a_jobs_quick where msg_id in (
    select msg_id from pgmq.a_jobs_quick where archived_at < now() - interval '7 days' limit _limit);
  delete from pgmq.a_jobs_long where msg_id in (
    select msg_id from pgmq.a_jobs_long where archived_at < now() - interval '7 days' limit _limit);
  return _counts;
end $$;

revoke execute on function public.move_schedule(text, timestamptz, text, timestamptz, jsonb),
  public.came_due(timestamptz, timestamptz, text), public.tidy_up(int) from public, anon, authenticated, service_role;
grant execute on function public.move_schedule(text, timestamptz, text, timestamptz, jsonb),
  public.came_due(timestamptz, timestamptz, text), public.tidy_up(int) to service_role;

insert into public.schedules (name, kind, cron) values
  ('publish', 'publish', '*/2 * * * * *'),
  ('newsletter-retries', 'newsletter-retries', '* * * * *'),
  ('tidy-up', 'tidy-up', '20 3 * * *');
