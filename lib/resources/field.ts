import type { z } from 'zod';
import type { Json } from '@/lib/supabase/database.types';

/** What a field refers to by slug: rows of these tables, and guides and articles apart. */
export const REFERENCE_TARGETS = [
  'retailers',
  'categories',
  'subcategories',
  'products',
  'content',
  'guides',
  'articles',
] as const;
export type ReferenceTarget = (typeof REFERENCE_TARGETS)[number];

export interface Choice {
  value: string;
  label: string;
}

/** A row that a field can refer to. */
export interface ReferenceChoice extends Choice {
  isDraft: boolean;
}

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  /** What an editor should know before filling it in; stands below the label. */
  help?: string;
  /** Of the value as the database keeps it; the form gives '' for what is empty, which an optional field turns to null. */
  schema: z.ZodType<Json>;
  /** What a new row starts with. */
  initial: Json;
  /** Said when the row is made, and only shown in the form. */
  isFixed?: boolean;
  /** Set when admins may edit it on the public page itself, as plain text of at most `max` characters. */
  inline?: { max: number };
}

/** One field of an entity: from it follow its control in the form, its check on both sides, and its place in exports. */
export type Field<Name extends string = string> = BaseField<Name> &
  (
    | { kind: 'textarea' | 'url' | 'icon'; /** The most characters. */ max: number }
    | {
        kind: 'text';
        max: number;
        /** Set where it is an address, so that one without a page is told. */
        isLink?: boolean;
      }
    /** An address or an emoji; `isUpload` where a file may be put into the bucket of logos instead. */
    | { kind: 'picture'; max: number; isUpload?: boolean }
    | { kind: 'html'; max: number }
    /** `from` is the field of whose text a slug is proposed. */
    | { kind: 'slug'; from: string }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'boolean' | 'date' | 'datetime' }
    | {
        kind: 'choice';
        choices: Choice[];
        /** The label of no choice at all, where that is allowed. */ none?: string;
      }
    | {
        kind: 'reference';
        to: ReferenceTarget;
        /** The field with the row to which those that can be chosen belong. */
        within?: string;
        /** The label of no row at all, where that is allowed. */ none?: string;
      }
    /** Slugs in an order that the editor chooses; `toFrom` is the field that says to what they refer. */
    | ({ kind: 'references'; max: number } & ({ to: ReferenceTarget } | { toFrom: string }))
    /** A list of texts. */
    | {
        kind: 'lines';
        max: number;
        /** Of each text. */ length: number;
        /** What one of them is called. */ item: string;
      }
    /** A list of objects, each with these texts: questions and answers, for instance. */
    | { kind: 'rows'; max: number; item: string; parts: RowPart[] }
    | { kind: 'highlights' | 'variants'; max: number }
  );

export type FieldKind = Field['kind'];
/** The fields of a kind; some kinds are defined together. */
export type FieldOf<Kind extends FieldKind, Each = Field> = Each extends { kind: infer Own }
  ? Kind extends Own
    ? Each
    : never
  : never;

export interface RowPart {
  name: string;
  label: string;
  kind: 'text' | 'textarea' | 'link';
  length: number;
}
