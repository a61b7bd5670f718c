type Environment = Record<string, string | undefined>;

/** The first key of `{"default":"sb_secret_…"}`, the one called default before all others. */
function namedKey(json: string | undefined): string | undefined {
  if (!json) return undefined;
  try {
    const keys = Object.entries(JSON.parse(json) as Record<string, unknown>);
    const [, key] = keys.find(([name]) => name === 'default') ?? keys[0] ?? [];
    return typeof key === 'string' && key !== '' ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The project's secret key as Supabase gives it to every function: SUPABASE_SECRET_KEYS names the present keys,
 * SUPABASE_SERVICE_ROLE_KEY is the legacy one, which a project may have switched off.
 */
export function secretKey(env: Environment): string {
  const key = namedKey(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY;
  if (!key) throw new Error('Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY holds a key');
  return key;
}
