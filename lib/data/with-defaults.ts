import 'server-only';

/**
 * Returns the values in `stored`, but only for the keys of `defaults`. If a value is null or missing, the default
 * replaces it.
 */
export function withDefaults<T extends object>(defaults: T, stored: { [K in keyof T]?: T[K] | null }): T {
  const merged = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof T)[]) {
    const value = stored[key];
    if (value !== null && value !== undefined) merged[key] = value;
  }
  return merged;
}
