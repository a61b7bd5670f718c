-- The tidy-up job also tidies up imports that are 30 days old. It deletes an import that wrote nothing. The other imports
-- keep what an undo and the file of failed rows need: the cells of rows that did not fail lose their values. The names of
-- the cells stay, because an undo puts only these columns back.

-- Up to which line the cells have lost their values.
alter table public.imports add column tidied_to int not null default 0;

-- Returns the old imports that no job needs: those that have been written, or those that wrote nothing.
create function private.old_imports(_are_written boolean) returns setof public.imports
language sql stable set search_path = '' as $$
  select * from public.imports as import
  where created_at < now() - interval '30 days' and (state in ('written', 'undone')) = _are_written
    and (_are_written or not exists (
      select from private.import_rows where import_id = import.id and outcome is not null))
    and not exists (
      select from public.jobs where state in ('queued', 'running', 'paused') and input ->> 'import' = import.id::text)
$$;

-- Tidies up at most `_limit` staged rows, and returns how many.
create function private.tidy_up_imports(_limit int) returns int language plpgsql set search_path = '' as $$
declare
  _import public.imports;
  _to int;
  _done int;
begin
  delete from private.import_rows where (import_id, line) in (
    select import_id, line from private.import_rows
    where import_id in (select id from private.old_imports(false)) limit _limit for update skip locked);
  get diagnostics _done = row_count;
  delete from public.imports where id in (select id from private.old_imports(false))
    and not exists (select from private.import_rows where import_id = imports.id);
  for _import in select * from private.old_imports(true) where tidied_to < total order by created_at, id loop
    exit when _done >= _limit;
    _to := least(_import.total, _import.tidied_to + _limit - _done);
    update private.import_rows
    set cells = (select coalesce(jsonb_object_agg(name, null), '{}') from jsonb_object_keys(cells) as name),
      before = case when undone = 'yes' then null else before end
    where import_id = _import.id and line > _import.tidied_to and line <= _to and error is null;
    update public.imports set tidied_to = _to where id = _import.id;
    _done := _done + _to - _import.tidied_to;
  end loop;
  return _done;
end $$;

-- As in 20261124130000_urgent_jobs.sql, and old imports.
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
  return _counts || jsonb_build_object('import_rows', private.tidy_up_imports(_limit));
end $$;

revoke execute on function private.old_imports(boolean), private.tidy_up_imports(int)
  from public, anon, authenticated, service_role;
