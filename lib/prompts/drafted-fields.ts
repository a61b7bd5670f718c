import { z } from 'zod';
import type { EntityTable } from '@/lib/entities/registry';
import { resourceOf } from '@/lib/resources';
import type { Field } from '@/lib/resources/field';
import { fieldsOf, type Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import type { Purpose } from '@/lib/schema/prompts';

const PIECE = ['description', 'intro_paragraph', 'answer', 'body'];
const NAMES: Record<Purpose, string[]> = {
  guide: PIECE,
  article: PIECE,
  'retailer-description': ['description'],
  'category-description': ['description'],
  'product-description': ['description'],
  faqs: ['faqs'],
  'buying-tips': ['buying_tips'],
  meta: ['meta_title', 'meta_description'],
};

/** Returns the fields of an entity's form that a draft of this kind fills in, in the order of the form. */
export function draftedFields(purpose: Purpose, entity: EntityTable): Field[] {
  const resource = resourceOf(entity);
  return resource ? fieldsOf(resource).filter(({ name }) => NAMES[purpose].includes(name)) : [];
}

/** Returns the schema of a model's answer, with one property for each field. */
export const answerSchema = (fields: Field[]): z.ZodType<Values> =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)])));

/**
 * Returns the schema of one field in a model's answer. The model receives the structure from `formOf`, because the
 * field's own schema cannot be described to a model. The field's own schema, which forms use too, then validates the
 * answer.
 */
function valueSchema(field: Field): z.ZodType<Json> {
  const described = formOf(field).describe([field.label, field.help].filter(Boolean).join('. '));
  return described.superRefine((value, context) => {
    const issues = field.schema.safeParse(value).error?.issues ?? [];
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message });
  }) as z.ZodType<Json>;
}

function formOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'lines':
      return z.array(z.string().min(1).max(field.length)).min(1).max(field.max);
    case 'rows':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(field.parts.map(({ name, length }) => [name, z.string().min(1).max(length)])),
          ),
        )
        .min(1)
        .max(field.max);
    default:
      return z
        .string()
        .min(1)
        .max('max' in field ? field.max : 500);
  }
}
