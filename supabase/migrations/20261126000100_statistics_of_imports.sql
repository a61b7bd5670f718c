-- Without statistics, Postgres read all staged lines for every line of a chunk, so a chunk of a large import took ever longer,
-- in the end longer than an answer may take. The embedded database never collects statistics by itself, and a hosted one not
-- within the minute between staging and checking.

-- Collects the statistics of the staged lines, before a job works through them.
create function public.analyse_import_rows() returns void
language plpgsql security definer set search_path = '' as $$
begin
  analyze private.import_rows;
end $$;

revoke all on function public.analyse_import_rows() from public, anon, authenticated, service_role;
grant execute on function public.analyse_import_rows() to service_role;
