import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { cut } from '@/lib/text/cut';
import { fieldsOf, type Resource, type Row, type Values } from './resource';

/** Reads the values of fields of the kind 'text' for a new row from the URL of its form, such as `?title=…`. */
export function prefilledValues(resource: Resource, params: SearchParams): Values {
  return Object.fromEntries(
    fieldsOf(resource).flatMap((field) => {
      const value = one(params[field.name]).trim();
      return field.kind === 'text' && value ? [[field.name, cut(value, field.max)]] : [];
    }),
  );
}

/**
 * Returns the row's aliases plus the alias in the URL (`?alias=…`); undefined if there is nothing to add, or if the
 * list is full.
 */
export function suggestedAlias(resource: Resource, row: Row, params: SearchParams): Values | undefined {
  const field = fieldsOf(resource).find(({ name }) => name === 'aliases');
  if (field?.kind !== 'lines' || !Array.isArray(row.aliases)) return undefined;
  const alias = cut(one(params.alias).trim(), field.length);
  const isNew = alias !== '' && !row.aliases.includes(alias) && row.aliases.length < field.max;
  return isNew ? { aliases: [...row.aliases, alias] } : undefined;
}
