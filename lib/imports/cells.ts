import type { Field } from '@/lib/resources/field';
import type { Json } from '@/lib/schema/database.types';

const YES = /^(true|yes|y|1|published)$/i;
const NO = /^(false|no|n|0|draft)$/i;
const isList = ({ kind }: Field) =>
  ['references', 'lines', 'choices', 'rows', 'highlights', 'variants'].includes(kind);

/**
 * Returns the value of a cell for the field's schema. An empty cell becomes the field's initial value. A list is
 * written as JSON, as in exports; a list of texts may also have one text per line, or semicolons between the texts. If
 * a cell cannot be converted, its text is returned, and the schema rejects it.
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
