-- The list of guides and articles shows the score of each page. As in 20261123160400_publishing_times.sql, with the score.
drop view public.content_overview;
create view public.content_overview with (security_invoker = true) as
  select content.*, private.word_count(content.body) as word_count,
    (
      select quality.score from public.quality_pages as quality
      where quality.row_id = content.id and quality.scored_at is not null
    ) as score
  from public.content;
revoke all on public.content_overview from public, anon, authenticated, service_role;
grant select on public.content_overview to authenticated;
grant select, insert, update, delete on public.content_overview to service_role;
