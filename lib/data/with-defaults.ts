import 'server-only';

/** Returns the keys of `defaults`; null or missing values in `stored` fall back to the default. */
export function withDefaults<T extends object>(defaults: T, stored: { [K in keyof T]?: T[K] | null }): T {
  const merged = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof T)[]) {
    const value = stored[key];
    if (value !== null && value !== undefined) merged[key] = value;
  }
  return merged;
}
