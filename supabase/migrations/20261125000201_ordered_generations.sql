-- Orders a generation, which a process then takes up with begin_generation. A repeated request changes nothing. Returns the
-- id of the generation.
create function public.order_generation(_request uuid, _generation jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.generations (request_id, entity, row_id, purpose, fields, kept, facts, prompt_version_id, key_id, model,
    replaces, asked_by)
  select _request, g.entity, g.row_id, g.purpose, g.fields, coalesce(g.kept, '{}'), g.facts, g.prompt_version_id, g.key_id,
    g.model, g.replaces, g.asked_by
  from jsonb_populate_record(null::public.generations, _generation) as g
  on conflict (request_id) do nothing;
  return (select id from public.generations where request_id = _request);
end $$;
revoke execute on function public.order_generation(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.order_generation(uuid, jsonb) to service_role;

-- Returns how many drafts each version of a prompt has made: {version id: count}.
create function public.count_generations(_prompt uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_object_agg(id, count), '{}') from (
    select v.id, count(*) from public.prompt_versions as v join public.generations as g on g.prompt_version_id = v.id
    where v.prompt_id = _prompt and g.texts is not null group by v.id) as counts);
end $$;
revoke execute on function public.count_generations(uuid) from public, anon, authenticated, service_role;
grant execute on function public.count_generations(uuid) to authenticated;
