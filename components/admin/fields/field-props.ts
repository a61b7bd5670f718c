import type { Field } from '@/lib/resources/field';

/** The props of every control. */
export interface FieldProps<F extends Field = Field> {
  field: F;
  /** The validation error of the field. */
  error: string | undefined;
}

/** The row that a form edits: its resource's key, and its id unless it is new. */
export interface EditedRow {
  resource: string;
  id: string | undefined;
}
