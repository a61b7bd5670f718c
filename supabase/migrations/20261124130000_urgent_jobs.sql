-- Publishing gets a queue of its own, so that it never waits for another job, such as one that waits for Mailchimp.
alter table public.jobs drop constraint jobs_lane_check,
  add constraint jobs_lane_check check (lane in ('urgent', 'quick', 'long'));
select pgmq.create('jobs_urgent');

-- As before, but a job that comes late publishes no row whose end has passed.
create or replace function public.publish_due(_since timestamptz, _until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.retailers set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published and coalesce(unpublish_at > now(), true);
  update public.products set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published and coalesce(unpublish_at > now(), true);
  update public.categories set is_published = true
    where publish_at > _since and publish_at <= _until and not is_published and coalesce(unpublish_at > now(), true);
  update public.retailers set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.products set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.categories set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
  update public.content set is_published = false
    where unpublish_at > _since and unpublish_at <= _until and is_published;
end $$;

-- As before, with the archive of the new queue.
create or replace function public.tidy_up(_limit int) returns jsonb
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

  delete from pgmq.a_jobs_urgent where msg_id in (
    select msg_id from pgmq.a_jobs_urgent where archived_at < now() - interval '7 days' limit _limit);
  delete from pgmq.a_jobs_quick where msg_id in (
    select msg_id from pgmq.a_jobs_quick where archived_at < now() - interval '7 days' limit _limit);
  delete from pgmq.a_jobs_long where msg_id in (
    select msg_id from pgmq.a_jobs_long where archived_at < now() - interval '7 days' limit _limit);
  return _counts;
end $$;
