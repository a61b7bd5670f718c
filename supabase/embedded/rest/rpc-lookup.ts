import { ApiError, unsupported } from '../errors.ts';
import type { RpcFunction, Schema } from './schema-types.ts';

function accepts(fn: RpcFunction, names: string[]): boolean {
  const known = fn.parameters.map((parameter) => parameter.name);
  const required = fn.parameters.filter((parameter) => parameter.required);
  return names.every((name) => known.includes(name)) && required.every(({ name }) => names.includes(name));
}

/**
 * Returns whether PostgREST would pass the whole posted body to the function, because the function has a single
 * parameter without a name.
 */
function takesTheBody({ parameters: [first, ...others] }: RpcFunction): boolean {
  return first?.name === '' && others.length === 0;
}

function signature(fn: RpcFunction): string {
  return `public.${fn.name}(${fn.parameters.map(({ name, type }) => `${name} => ${type}`).join(', ')})`;
}

function notFound(schema: Schema, name: string, names: string[]): ApiError {
  const others = schema.functions.get(name) ?? [];
  const given = [...names].sort().join(', ');
  const shown = names.length > 0 ? `public.${name}(${given})` : `public.${name} without parameters`;
  const searched =
    names.length > 0
      ? `with parameters ${given} or with a single unnamed json/jsonb parameter`
      : 'without parameters or with a single unnamed json/jsonb parameter';
  // The error suggests a function with a parameter that has the same name as an argument of the call. PostgREST itself
  // suggests the function with the most similar parameters.
  const near = others.find(({ parameters }) =>
    parameters.some((parameter) => names.includes(parameter.name)),
  );
  return new ApiError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${shown} in the schema cache`,
    details: `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
    hint: near
      ? `Perhaps you meant to call the function public.${name}(${near.parameters
          .map((p) => p.name)
          .sort()
          .join(', ')})`
      : null,
  });
}

/** Returns the function of this name that accepts all given arguments and requires no further arguments. */
export function findFunction(
  schema: Schema,
  name: string,
  { names, isPost }: { names: string[]; isPost: boolean },
): RpcFunction {
  const found = (schema.functions.get(name) ?? []).filter((fn) => accepts(fn, names));
  const [only, ...others] = found;
  if (!only && isPost && (schema.functions.get(name) ?? []).some(takesTheBody)) {
    throw unsupported(`Calling ${name}, whose only parameter has no name`);
  }
  if (!only) throw notFound(schema, name, names);
  if (others.length > 0) {
    throw new ApiError({
      status: 300,
      code: 'PGRST203',
      message: `Could not choose the best candidate function between: ${found.map(signature).join(', ')}`,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    });
  }
  if (names.includes('')) throw unsupported(`Calling ${name} by a parameter without a name`);
  if (only.isVariadic) throw unsupported(`Calling the variadic function ${name}`);
  return only;
}
