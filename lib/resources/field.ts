import type { z } from 'zod';
import type { ReferenceTarget } from '@/lib/entities/registry';
import type { Json } from '@/lib/schema/database.types';

export interface Choice {
  value: string;
  label: string;
}

/** A row that editors can choose in a reference field. */
export interface ReferenceChoice extends Choice {
  /** The text beside the label of the choice; by default the choice's value. */
  detail?: string;
  isDraft: boolean;
}

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  /** The help text for editors below the field's label. */
  help?: string;
  /**
   * The schema of the value to store. A form submits an empty input as ''. The schema of an optional field turns ''
   * into null.
   */
  schema: z.ZodType<Json>;
  /** The field's initial value in the form for a new row. */
  initial: Json;
  /** Whether editors can set the field only when they create a row. Afterwards it is read-only. */
  isFixed?: boolean;
  /** The `rel` with which public pages show the links in this field. */
  rel?: string;
  /** Set if admins may edit the field in place on public pages, as plain text of at most `max` characters. */
  inline?: { max: number };
}

/**
 * One field of an entity's form. Its form control, its validation in browser and server, and its column in exports
 * follow from this definition.
 */
export type Field<Name extends string = string> = BaseField<Name> &
  (
    | { kind: 'textarea' | 'url' | 'icon'; /** The maximum number of characters. */ max: number }
    | {
        kind: 'text';
        max: number;
        /** Whether the text is a link. If so, the form warns if the linked page is missing. */
        isLink?: boolean;
      }
    /** A picture: a URL or an emoji. With `isUpload`, a file may be uploaded to the bucket `logos` instead. */
    | { kind: 'picture'; max: number; isUpload?: boolean }
    | { kind: 'html'; max: number }
    /** A slug. `from` names the field from whose text a slug is suggested. */
    | { kind: 'slug'; from: string }
    | { kind: 'number'; min: number; max: number }
    /** An amount of money: editors enter pounds, and pence are stored. The limits are in pence. */
    | { kind: 'money'; min: number; max: number }
    | { kind: 'boolean' | 'date' | 'time' | 'datetime' }
    | {
        kind: 'choice';
        choices: Choice[];
        /** The label of the empty choice, if the field may be empty. */
        none?: string;
      }
    /** A list of choices, each with a tick box. */
    | { kind: 'choices'; choices: Choice[] }
    | {
        kind: 'reference';
        to: ReferenceTarget;
        /**
         * The name of another field, whose value limits the choices. For example, only subcategories of the selected
         * category are offered.
         */
        within?: string;
        /** The label of the empty choice, if the field may be empty. */
        none?: string;
        /** Whether deleting the row to which this field refers also deletes the row that contains the field. */
        isDeletedWith?: boolean;
      }
    /**
     * A list of references to rows, in the editor's order. The list contains slugs, or ids if the rows have no slugs.
     * `to` is the table or kind of these rows. `toFrom` is the name of another field, in which the editor selects the
     * table or kind.
     */
    | ({ kind: 'references'; max: number } & ({ to: ReferenceTarget } | { toFrom: string }))
    /** A list of short texts. */
    | {
        kind: 'lines';
        max: number;
        /** The maximum number of characters in each text of the list. */
        length: number;
        /** The label of one item in the list, in the singular. */
        item: string;
      }
    /** A list of objects with several texts each, such as questions with their answers. */
    | { kind: 'rows'; max: number; item: string; parts: RowPart[] }
    | { kind: 'highlights' | 'variants'; max: number }
  );

export type FieldKind = Field['kind'];
/** The type of a field whose kind is `Kind`. One type may describe fields of several kinds. */
export type FieldOf<Kind extends FieldKind, Each = Field> = Each extends { kind: infer Own }
  ? Kind extends Own
    ? Each
    : never
  : never;

export interface RowPart {
  name: string;
  label: string;
  kind: 'text' | 'textarea' | 'link' | 'reference' | 'date';
  /** The maximum number of characters. */
  length: number;
  /** For a part of the kind 'reference': the table with the rows whose slugs the part contains. */
  to?: ReferenceTarget;
  /** The `rel` with which public pages show the links in this part. */
  rel?: string;
}
