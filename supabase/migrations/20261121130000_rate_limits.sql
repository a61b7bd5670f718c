-- Counts of the attempts to sign in, sign up, recover a password or subscribe. All instances of the site share this
-- table, and only the secret key has access to it. The keys are digests, so that neither IP addresses nor email
-- addresses are stored.

create table private.rate_limits (
  key text primary key check (char_length(key) <= 200),
  points int not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;

create function private.rate_limit_state(_points int, _expires_at timestamptz) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'points', _points,
    'ms_left', greatest(0, (extract(epoch from _expires_at - clock_timestamp()) * 1000)::bigint))
$$;

-- Adds points to a key's count within a time window. Begins a new window if the last window is over, or if `_anew` is
-- true.
create function public.rate_limit_add(_key text, _points int, _window_ms bigint, _anew boolean)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  _now constant timestamptz := clock_timestamp();
  _state jsonb;
begin
  delete from private.rate_limits where key in (
    select key from private.rate_limits where expires_at < _now and key <> _key limit 20 for update skip locked
  );
  insert into private.rate_limits as stored (key, points, expires_at)
  values (_key, _points, _now + _window_ms * interval '1 millisecond')
  on conflict (key) do update set
    points = case when _anew or stored.expires_at <= _now then excluded.points else stored.points + excluded.points end,
    expires_at = case when _anew or stored.expires_at <= _now then excluded.expires_at else stored.expires_at end
  returning private.rate_limit_state(stored.points, stored.expires_at) into _state;
  return _state;
end $$;

create function public.rate_limit_get(_key text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.rate_limit_state(points, expires_at)
  from private.rate_limits where key = _key and expires_at > clock_timestamp()
$$;

create function public.rate_limit_forget(_key text)
returns boolean language sql security definer set search_path = '' as $$
  with gone as (delete from private.rate_limits where key = _key returning 1) select exists (select from gone)
$$;

revoke execute on function private.rate_limit_state(int, timestamptz), public.rate_limit_add(text, int, bigint, boolean), public.rate_limit_get(text),
  public.rate_limit_forget(text) from public, anon, authenticated;
grant execute on function public.rate_limit_add(text, int, bigint, boolean), public.rate_limit_get(text),
  public.rate_limit_forget(text) to service_role;
