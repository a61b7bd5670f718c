type Environment = Record<string, string | undefined>;

/** Returns the key named 'default' from JSON such as `{"default":"sb_secret_…"}`, or else the first key. */
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
 * Returns the project's secret key from the variables that Supabase sets for every function. Prefers the current keys
 * in SUPABASE_SECRET_KEYS to the legacy key in SUPABASE_SERVICE_ROLE_KEY, because a project may have disabled the
 * legacy key.
 */
export function secretKey(env: Environment): string {
  const key = namedKey(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY;
  if (!key) throw new Error('Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY holds a key');
  return key;
}
