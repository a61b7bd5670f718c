import { readable } from '@/lib/resources/differences';
import type { Field } from '@/lib/resources/field';
import type { Json } from '@/lib/schema/database.types';

interface PartialTextsProps {
  fields: Field[];
  texts: Record<string, unknown>;
}

const TAGS = /<[^>]*>?/g;

/** Shows texts that are still arriving, or that can no longer be changed. */
export function PartialTexts({ fields, texts }: PartialTextsProps) {
  return fields.map((field) => {
    const text = readable(texts[field.name] as Json | undefined, field);
    return (
      <div key={field.name} role="group" aria-label={field.label}>
        <p className="admin-label">{field.label}</p>
        <p className="mt-1 min-h-10 rounded-box border border-rule bg-raised p-3 wrap-anywhere whitespace-pre-wrap">
          {field.kind === 'html' ? text.replaceAll(/<\/(?:p|h\d|li)>/g, '\n').replaceAll(TAGS, '') : text}
        </p>
      </div>
    );
  });
}
