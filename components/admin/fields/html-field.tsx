import dynamic from 'next/dynamic';
import { useCallback, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextLinkNotes } from '@/components/admin/links/link-notes';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Load the rich-text editor only for forms with a rich-text field, because its code is large. */
const RichTextEditor = dynamic(
  () => import('../rich-text/rich-text-editor').then((loaded) => loaded.RichTextEditor),
  { ssr: false, loading: () => <p className="rich-text-box p-4 text-muted">Loading the editor…</p> },
);

const count = (text: string) => [...text].length;

/** Shows a rich-text field, which is stored as HTML. Editors can view and edit the HTML source. */
export function HtmlField({ field, error }: FieldProps<FieldOf<'html'>>) {
  const { field: bound } = useController<FormValues>({ name: field.name });
  const [isSource, setSource] = useState(false);
  const focusEditor = useRef<() => void>(undefined);
  const { ref } = bound;
  const onReady = useCallback(
    (focus: () => void) => {
      focusEditor.current = focus;
      ref({ focus });
    },
    [ref],
  );
  const html = typeof bound.value === 'string' ? bound.value : '';
  const length = count(html);
  const isTooLong = length > field.max;
  const described = [describedBy(field, error), `${field.name}-length`].filter(Boolean).join(' ');
  const shared = { onChange: bound.onChange, onBlur: bound.onBlur };
  return (
    <FieldFrame field={field} error={error}>
      {isSource ? (
        <textarea
          {...shared}
          ref={ref}
          id={field.name}
          value={html}
          rows={12}
          spellCheck={false}
          aria-labelledby={`${field.name}-label`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className="admin-input font-mono"
        />
      ) : (
        <RichTextEditor
          {...shared}
          id={field.name}
          label={field.label}
          labelledBy={`${field.name}-label`}
          describedBy={described}
          isInvalid={error !== undefined}
          html={html}
          onReady={onReady}
        />
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
        <button
          type="button"
          aria-pressed={isSource}
          onClick={() => setSource(!isSource)}
          className="button-quiet"
        >
          HTML<span className="sr-only"> source of {field.label}</span>
        </button>
        <p id={`${field.name}-length`} className={isTooLong ? 'font-semibold text-action' : 'text-muted'}>
          {length.toLocaleString('en-GB')} of {field.max.toLocaleString('en-GB')} characters of HTML
          {isTooLong && `: ${(length - field.max).toLocaleString('en-GB')} too many`}
        </p>
      </div>
      <TextLinkNotes label={field.label} html={html} />
    </FieldFrame>
  );
}
