import type { z } from 'zod';
import type { ReferenceTarget } from '@/lib/entities/registry';
import type { Json } from '@/lib/schema/database.types';

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
  /** Help for editors, shown below the label. */
  help?: string;
  /** The schema of the stored value. An empty input arrives as '', which an optional field turns into null. */
  schema: z.ZodType<Json>;
  /** The value of a new row. */
  initial: Json;
  /** Whether the field is set when the row is created, and read-only afterwards. */
  isFixed?: boolean;
  /** Set if admins may edit the field in place, as plain text of at most `max` characters. */
  inline?: { max: number };
}

/**
 * One field of an entity. Its form control, its validation in browser and server, and its export column follow from it.
 */
export type Field<Name extends string = string> = BaseField<Name> &
  (
    | { kind: 'textarea' | 'url' | 'icon'; /** The maximum number of characters. */ max: number }
    | {
        kind: 'text';
        max: number;
        /** Whether it is a URL, so that the form warns about missing pages. */
        isLink?: boolean;
      }
    /** A URL or an emoji; `isUpload` if a file may be uploaded to the logo bucket instead. */
    | { kind: 'picture'; max: number; isUpload?: boolean }
    | { kind: 'html'; max: number }
    /** `from` is the field whose text suggests a slug. */
    | { kind: 'slug'; from: string }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'boolean' | 'date' | 'datetime' }
    | {
        kind: 'choice';
        choices: Choice[];
        /** The label of the empty choice, if that is allowed. */
        none?: string;
      }
    | {
        kind: 'reference';
        to: ReferenceTarget;
        /** The field that limits the choices: only subcategories of the selected category, for example. */
        within?: string;
        /** The label of the empty choice, if that is allowed. */
        none?: string;
      }
    /** Slugs in the editor's order; `toFrom` is the field that names their target. */
    | ({ kind: 'references'; max: number } & ({ to: ReferenceTarget } | { toFrom: string }))
    /** A list of texts. */
    | {
        kind: 'lines';
        max: number;
        /** The maximum length of each text. */
        length: number;
        /** The singular label of an item. */
        item: string;
      }
    /** A list of objects whose values are texts, such as questions and answers. */
    | { kind: 'rows'; max: number; item: string; parts: RowPart[] }
    | { kind: 'highlights' | 'variants'; max: number }
  );

export type FieldKind = Field['kind'];
/** The fields of a kind; some kinds share a definition. */
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
