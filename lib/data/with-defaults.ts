import 'server-only';

/**
 * Returns an object with the keys of `defaults`. Each value comes from `stored`, or from `defaults` if the stored value
 * is null or missing.
 */
export function withDefaults<T extends object>(defaults: T, stored: { [K in keyof T]?: T[K] | null }): T {
  const merged = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof T)[]) {
    const value = stored[key];
    if (value !== null && value !== undefined) merged[key] = value;
  }
  return merged;
}
