const KEY = Symbol.for('state of this process');
const states = ((globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> })[KEY] ??= new Map<
  string,
  unknown
>());

/**
 * Returns a value that the whole process shares under this name; the first call creates it. The server and each of
 * Next's bundles have their own copy of every module, so shared values must be on `globalThis`.
 */
export function processState<T>(name: string, create: () => T): T {
  if (!states.has(name)) states.set(name, create());
  // The cast is safe, because only this function stores values and a name always has the same type.
  return states.get(name) as T;
}
