-- Lets other workers take the jobs of a worker that has ended without giving them back. Only a caller that has seen the
-- worker end may say so. Otherwise a job waits until its worker has not reported for a minute. Returns the number of jobs.
create function public.release_jobs(_worker text)
returns int language plpgsql security definer set search_path = '' as $$
declare
  _job record;
  _count int := 0;
begin
  for _job in select id, lane, message_id from public.jobs where state = 'running' and worker = _worker for update loop
    perform pgmq.set_vt('jobs_' || _job.lane, _job.message_id, 0);
    _count := _count + 1;
  end loop;
  return _count;
end $$;
revoke execute on function public.release_jobs(text) from public, anon, authenticated, service_role;
grant execute on function public.release_jobs(text) to service_role;
