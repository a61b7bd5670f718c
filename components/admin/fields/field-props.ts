import type { Field } from '@/lib/resources/field';

/** What every control of a form is given. */
export interface FieldProps<F extends Field = Field> {
  field: F;
  /** The message beside it, if it was refused. */
  error: string | undefined;
}

/** The row that a form edits: its resource's key, and its id; without one, it is new. */
export interface EditedRow {
  resource: string;
  id: string | undefined;
}
