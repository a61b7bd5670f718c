import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { fieldsOf, type Resource, type Row, type Values } from './resource';

/** Returns the values that the URL of a new row's form suggests: texts, such as `?title=…`. */
export function prefilledValues(resource: Resource, params: SearchParams): Values {
  return Object.fromEntries(
    fieldsOf(resource).flatMap((field) => {
      const value = one(params[field.name]).trim();
      return field.kind === 'text' && value ? [[field.name, value.slice(0, field.max)]] : [];
    }),
  );
}

/** Returns the other names of a row with the one that the URL suggests (`?alias=…`), if the row does not have it. */
export function suggestedAlias(resource: Resource, row: Row, params: SearchParams): Values | undefined {
  const field = fieldsOf(resource).find(({ name }) => name === 'aliases');
  if (field?.kind !== 'lines' || !Array.isArray(row.aliases)) return undefined;
  const alias = one(params.alias).trim().slice(0, field.length);
  const isNew = alias !== '' && !row.aliases.includes(alias) && row.aliases.length < field.max;
  return isNew ? { aliases: [...row.aliases, alias] } : undefined;
}
