import type { Field } from '@/lib/resources/field';

/** The props of every component that shows the control of a field. */
export interface FieldProps<F extends Field = Field> {
  field: F;
  /** The validation error of the field. */
  error: string | undefined;
}

/** The row that a form edits: the key of its resource, and its id unless the row is new. */
export interface EditedRow {
  resource: string;
  id: string | undefined;
}
