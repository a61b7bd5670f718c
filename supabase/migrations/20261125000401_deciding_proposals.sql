-- The functions of the content pilot: rules propose, admins decide, and a job drafts.

-- Notes in the audit log what an admin has decided.
create function private.note_decision(_id uuid, _name text, _old text, _new text) returns void
language sql set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, changed)
  values (auth.uid(), 'update', 'proposals', _id,
    jsonb_build_object('state', jsonb_build_object('old', _old, 'new', _new),
      'name', jsonb_build_object('old', _name, 'new', _name)))
$$;

-- Stores what a rule has found, and withdraws its proposals that nobody has decided and that it no longer finds. Decided
-- proposals stay as they are. Returns the number of new proposals.
create function public.propose(_rule text, _found jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _new int;
begin
  delete from public.proposals
  where rule = _rule and state = 'proposed'
    and key not in (select key from jsonb_to_recordset(_found) as found (key text));
  with stored as (
    insert into public.proposals as proposal (rule, key, entity, row_id, name, purpose, why, effect, brief, input_tokens,
      output_tokens, weight)
    select _rule, key, entity, row_id, name, purpose, why, effect, brief, input_tokens, output_tokens, weight
    from jsonb_to_recordset(_found) as found (key text, entity text, row_id uuid, name text, purpose text, why text,
      effect text, brief jsonb, input_tokens int, output_tokens int, weight int)
    on conflict (rule, key) do update set name = excluded.name, why = excluded.why, effect = excluded.effect,
      brief = excluded.brief, input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens,
      weight = excluded.weight
    where proposal.state = 'proposed'
    returning (xmax = 0) as is_new
  )
  select count(*) filter (where is_new) into _new from stored;
  return _new;
end $$;

-- Approves proposals, notes the run, and sends the job that drafts them, all in one transaction. Repeating it with the
-- same run changes nothing. Returns {state: 'started', proposals, most_cost}, or why nothing was approved: 'nothing' if
-- all have been decided meanwhile, 'revoked' without a usable key, or 'no-price' without a price of the model.
create function public.approve_proposals(_ids uuid[], _run uuid, _key uuid, _model text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _found public.model_keys;
  _price public.model_prices;
  _proposal public.proposals;
  _made public.proposal_runs;
  _count int := 0;
  _most numeric := 0;
begin
  perform private.require_admin();
  select * into _made from public.proposal_runs where id = _run;
  if found then
    return jsonb_build_object('state', 'started', 'proposals', _made.proposals, 'most_cost', _made.most_cost);
  end if;
  select * into _found from public.model_keys where id = _key and revoked_at is null;
  if not found then
    return jsonb_build_object('state', 'revoked');
  end if;
  select * into _price from public.model_prices
  where provider = _found.provider and model = coalesce(_model, _found.default_model);
  if not found then
    return jsonb_build_object('state', 'no-price');
  end if;
  -- In one order, so that two admins who approve the same proposals cannot wait for each other.
  perform from public.proposals where id = any (_ids) order by id for update;
  select count(*), coalesce(sum(
    (coalesce(input_tokens, 0) * _price.input_price + coalesce(output_tokens, 0) * _price.output_price) / 1000000), 0)
  into _count, _most from public.proposals where id = any (_ids) and state in ('proposed', 'failed');
  if _count = 0 then
    return jsonb_build_object('state', 'nothing');
  end if;
  insert into public.proposal_runs (id, key_id, model, proposals, most_cost, asked_by)
  values (_run, _key, _price.model, _count, _most, auth.uid());
  for _proposal in
    select * from public.proposals where id = any (_ids) and state in ('proposed', 'failed') order by id
  loop
    if _proposal.state = 'failed' then
      update public.proposal_runs set retried = retried + 1,
        retried_cost = retried_cost + private.cost_of_request(_proposal.request_id, created_at)
      where id = _proposal.run_id;
    end if;
    update public.proposals set state = 'approved', run_id = _run, error = null, failures = 0, decided_by = auth.uid(),
      decided_at = now()
    where id = _proposal.id;
    perform private.note_decision(_proposal.id, _proposal.name, _proposal.state, 'approved');
  end loop;
  update public.proposal_runs
  set job_id = public.send_job('draft-proposals', 'long', jsonb_build_object('run', _run), _run::text, auth.uid())
  where id = _run;
  return jsonb_build_object('state', 'started', 'proposals', _count, 'most_cost', _most);
end $$;

-- Rejects proposals for a reason, so that they are never proposed again. Returns how many it has rejected.
create function public.reject_proposals(_ids uuid[], _reason text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  _proposal public.proposals;
  _count int := 0;
begin
  perform private.require_admin();
  for _proposal in
    select * from public.proposals where id = any (_ids) and state in ('proposed', 'failed', 'drafted')
    order by id for update
  loop
    update public.proposals set state = 'rejected', reason = _reason, error = null, decided_by = auth.uid(),
      decided_at = now()
    where id = _proposal.id;
    perform private.note_decision(_proposal.id, _proposal.name, _proposal.state, 'rejected');
    perform public.reject_generation(_proposal.generation_id, _reason);
    _count := _count + 1;
  end loop;
  return _count;
end $$;

-- Takes a rejection back: the draft returns to the inbox; without a draft, the proposal is open again. Returns the new
-- state, or null if the proposal was not rejected.
create function public.take_back_rejection(_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  _proposal public.proposals;
begin
  perform private.require_admin();
  update public.proposals set state = case when generation_id is null then 'proposed' else 'drafted' end,
    reason = null, decided_by = auth.uid(), decided_at = now()
  where id = _id and state = 'rejected' returning * into _proposal;
  if found then
    update public.generations set state = 'proposed', rejected_by = null, reason = null, decided_at = null
    where id = _proposal.generation_id and state = 'rejected';
    perform private.note_decision(_id, _proposal.name, 'rejected', _proposal.state);
  end if;
  return _proposal.state;
end $$;

-- Notes that an admin has accepted the draft of a proposal. Returns false if nobody has.
create function public.note_accepted_proposal(_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  _proposal public.proposals;
begin
  perform private.require_admin();
  update public.proposals as proposal set state = 'accepted', row_id = generation.row_id, decided_by = auth.uid(),
    decided_at = now()
  from public.generations as generation
  where proposal.id = _id and proposal.state = 'drafted' and generation.id = proposal.generation_id
    and generation.state = 'accepted'
  returning proposal.* into _proposal;
  if not found then
    return false;
  end if;
  perform private.note_decision(_id, _proposal.name, 'drafted', 'accepted');
  return true;
end $$;

-- Follows what an admin decides about a draft elsewhere: written into its row, rejected, or drafted again.
create function private.follow_generation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  _proposal public.proposals;
begin
  if new.state = 'replaced' then
    update public.proposals set generation_id = successor.id from public.generations as successor
    where generation_id = new.id and proposals.state = 'drafted'
      and successor.replaces = new.id and successor.state = 'proposed';
    return null;
  end if;
  update public.proposals set state = new.state, row_id = coalesce(new.row_id, row_id),
    reason = case new.state when 'rejected' then coalesce(left(new.reason, 300), 'No reason given') end,
    decided_by = coalesce(new.accepted_by, new.rejected_by), decided_at = now()
  where generation_id = new.id and state = 'drafted' returning * into _proposal;
  if found then
    perform private.note_decision(_proposal.id, _proposal.name, 'drafted', new.state);
  end if;
  return null;
end $$;
create trigger follow_generation after update of state, written_at on public.generations
  for each row when (
    new.state = 'rejected' and old.state <> 'rejected' or new.state = 'replaced' and old.state <> 'replaced'
    or new.written_at is not null and old.written_at is null)
  execute function private.follow_generation();

-- Returns the next proposal of a run, and marks it as being drafted. One whose worker was killed comes first.
create function public.take_proposal(_run uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  _taken jsonb;
begin
  update public.proposals set state = 'drafting'
  where id = (
    select id from public.proposals where run_id = _run and state in ('approved', 'drafting')
    order by state desc, weight desc, id limit 1 for update)
  returning to_jsonb(proposals) into _taken;
  return _taken;
end $$;

-- Notes the draft of a proposal. Returns false if the proposal is no longer being drafted.
create function public.note_draft(_id uuid, _generation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals set state = 'drafted', generation_id = _generation, error = null
  where id = _id and state = 'drafting';
  return found;
end $$;

-- Notes why a proposal could not be drafted. It waits to be drafted again until this has happened `_most` times, after
-- which it has failed. Without `_most`, the proposal is not at fault, and it only waits. Returns its state.
create function public.note_draft_failure(_id uuid, _error text, _most int default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  _state text;
begin
  update public.proposals set error = left(_error, 1000),
    failures = failures + case when _most is null then 0 else 1 end,
    state = case when failures + 1 >= _most then 'failed' else 'approved' end
  where id = _id and state = 'drafting' returning state into _state;
  return _state;
end $$;

-- Proposals of a cancelled or forgotten job are open again.
create function private.release_proposals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals set state = 'proposed', run_id = null, error = null
  where state in ('approved', 'drafting') and run_id in (select id from public.proposal_runs where job_id = old.id);
  return coalesce(new, old);
end $$;
create trigger release_proposals after update of state on public.jobs
  for each row when (new.kind = 'draft-proposals' and new.state = 'cancelled')
  execute function private.release_proposals();
create trigger release_deleted_proposals before delete on public.jobs
  for each row when (old.kind = 'draft-proposals') execute function private.release_proposals();

-- The numbers of proposals in each state, and of the open ones of each rule.
create function public.proposal_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'states', (select coalesce(jsonb_object_agg(state, count), '{}')
      from (select state, count(*) from public.proposals group by state) as sums),
    'rules', (select coalesce(jsonb_object_agg(rule, count), '{}')
      from (select rule, count(*) from public.proposals where state = 'proposed' group by rule) as sums));
end $$;

-- The measurements that rules use: the queries that most often found nothing, the most viewed pages, and the clicks to
-- each retailer.
create function public.pilot_figures(_days int default 30, _queries int default 200, _pages int default 5000)
returns jsonb language sql stable security definer set search_path = '' as $$
  with days as (
    select dimension, item, sum(views)::int as views, sum(clicks)::int as clicks, sum(empty_searches)::int as empty
    from private.event_days
    where filter = 'all' and filter_value = '' and dimension in ('query', 'page', 'retailer')
      and day > private.london_day(now()) - _days
    group by dimension, item
  )
  select jsonb_build_object(
    'queries', (select coalesce(jsonb_agg(jsonb_build_object('query', item, 'searches', empty) order by empty desc, item), '[]')
      from (select * from days where dimension = 'query' and empty > 0 order by empty desc, item limit _queries) as q),
    'views', (select coalesce(jsonb_object_agg(item, views), '{}')
      from (select * from days where dimension = 'page' and views > 0 order by views desc limit _pages) as p),
    'clicks', (select coalesce(jsonb_object_agg(item, clicks), '{}')
      from (select * from days where dimension = 'retailer' and clicks > 0 order by clicks desc limit _pages) as r))
$$;

revoke execute on function private.note_decision(uuid, text, text, text), private.release_proposals(), private.follow_generation(),
  public.propose(text, jsonb), public.approve_proposals(uuid[], uuid, uuid, text),
  public.reject_proposals(uuid[], text), public.take_back_rejection(uuid), public.note_accepted_proposal(uuid),
  public.take_proposal(uuid), public.note_draft(uuid, uuid), public.note_draft_failure(uuid, text, int),
  public.proposal_figures(), public.pilot_figures(int, int, int) from public, anon, authenticated, service_role;
grant execute on function public.approve_proposals(uuid[], uuid, uuid, text), public.reject_proposals(uuid[], text),
  public.take_back_rejection(uuid), public.note_accepted_proposal(uuid), public.proposal_figures() to authenticated;
grant execute on function public.propose(text, jsonb), public.take_proposal(uuid), public.note_draft(uuid, uuid),
  public.note_draft_failure(uuid, text, int), public.pilot_figures(int, int, int) to service_role;

insert into public.schedules (name, kind, cron) values ('find-proposals', 'find-proposals', '40 4 * * *');
