import type { Field } from '@/lib/resources/field';
import type { Json } from '@/lib/schema/database.types';

const YES = /^(true|yes|y|1|published)$/i;
const NO = /^(false|no|n|0|draft)$/i;
const isList = ({ kind }: Field) =>
  ['references', 'lines', 'choices', 'rows', 'highlights', 'variants'].includes(kind);

/**
 * Converts the text of a cell to a value for the field's schema. An empty cell becomes the field's initial value. A
 * list is written as JSON, as in exports; a list of texts may also be written with one text per line, or with
 * semicolons between the texts. If the text cannot be converted, it is returned unchanged, and the schema rejects it.
 */
export function valueOfCell(field: Field, text: Json): Json {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return field.initial;
  if (field.kind === 'boolean') return YES.test(text.trim()) || (NO.test(text.trim()) ? false : text);
  if (!isList(field)) return text;
  if (/^\s*[[{]/.test(text)) return parsed(text);
  if (!['references', 'lines', 'choices'].includes(field.kind)) return text;
  return text
    .split(/[\n;]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
