const KEY = Symbol.for('state of this process');
const states = ((globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> })[KEY] ??= new Map<
  string,
  unknown
>());

/**
 * Returns the value of a name, created by the first call. The server and each of Next's bundles have their own copy of
 * every module, so what they share is on `globalThis`.
 */
export function processState<T>(name: string, create: () => T): T {
  if (!states.has(name)) states.set(name, create());
  // Only this function sets a value, and a name always has the same type.
  return states.get(name) as T;
}
