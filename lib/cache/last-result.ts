/**
 * Returns a function that works like `compute`, but returns its last result again while its arguments stay the same
 * (`Object.is`, which compares the content of texts). Renders share this result. So `compute` must depend on nothing but
 * its arguments, and nobody may change the result.
 */
export function withLastResult<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    const known = last;
    if (known && args.every((arg, index) => Object.is(arg, known.args[index]))) return known.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}
