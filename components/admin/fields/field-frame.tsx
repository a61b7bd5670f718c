import type { ReactNode } from 'react';
import type { Field } from '@/lib/resources/field';

interface FieldFrameProps {
  field: Pick<Field, 'name' | 'label' | 'help'>;
  error: string | undefined;
  /** The id of the control that the label belongs to; left out if the field is a group of controls. */
  htmlFor?: string;
  /** Whether the field needs more width, because its control is laid out as a table. */
  isWide?: boolean;
  children: ReactNode;
}

export const helpId = (name: string) => `${name}-help`;
export const errorId = (name: string) => `${name}-error`;

/**
 * Returns the value of a control's `aria-describedby`: the ids of the field's help text and error message, if there are
 * any.
 */
export const describedBy = (field: Pick<Field, 'name' | 'help'>, error: string | undefined) =>
  [field.help && helpId(field.name), error && errorId(field.name)].filter(Boolean).join(' ') || undefined;

/** Shows the label, help text, control and error of one field. */
export function FieldFrame({
  field: { name, label, help },
  error,
  htmlFor,
  isWide,
  children,
}: FieldFrameProps) {
  const Label = htmlFor ? 'label' : 'span';
  return (
    <div className={isWide ? 'admin-field-wide' : 'admin-field'}>
      <Label {...(htmlFor ? { htmlFor } : { id: `${name}-label` })} className="admin-label">
        {label}
      </Label>
      {help && (
        <p id={helpId(name)} className="text-sm text-muted">
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId(name)} className="admin-error">
          {error}
        </p>
      )}
    </div>
  );
}
