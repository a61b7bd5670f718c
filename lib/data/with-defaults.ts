import 'server-only';

/** Keeps the keys of `defaults` only; null or missing in `stored` means the default. */
export function withDefaults<T extends object>(defaults: T, stored: { [K in keyof T]?: T[K] | null }): T {
  const merged = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof T)[]) {
    const value = stored[key];
    if (value !== null && value !== undefined) merged[key] = value;
  }
  return merged;
}
