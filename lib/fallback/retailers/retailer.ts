import type { RetailerRow } from '../types.ts';

type Cells = [online: string, inStore: string, goodToKnow: string];

/** A retailer as it is written in this folder: questions and features are keys, so each text stands once. */
interface Draft extends Omit<
  RetailerRow,
  'logo' | 'last_verified' | 'is_published' | 'faqs' | 'highlights_data'
> {
  faqs: Record<string, string>;
  highlights: Record<string, Cells>;
}

/**
 * Completes a draft to a row. No logo (the site draws a monogram) and no date of verification:
 * nobody has verified these texts yet, and an invented date would mislead.
 */
export function retailer({ faqs, highlights, ...columns }: Draft): RetailerRow {
  return {
    ...columns,
    logo: null,
    faqs: Object.entries(faqs).map(([question, answer]) => ({ question, answer })),
    last_verified: null,
    is_published: true,
    highlights_data: Object.entries(highlights).map(([feature, values]) => ({ feature, values })),
  };
}
