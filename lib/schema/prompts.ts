/** The kinds of texts that models draft. Each kind has one prompt. */
export const PURPOSES = [
  'guide',
  'article',
  'retailer-description',
  'category-description',
  'product-description',
  'faqs',
  'buying-tips',
  'meta',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The text and the model settings of a prompt. */
export interface PromptText {
  system_text: string;
  user_text: string;
  /** How freely the model chooses its words. 0 is the most predictable. */
  temperature: number;
  /** The most tokens that the model may write. */
  max_tokens: number;
}

export interface BuiltInPrompt extends PromptText {
  purpose: Purpose;
}

/** One version of a prompt, which never changes. */
export interface PromptVersion extends PromptText {
  id: string;
  number: number;
  note: string | null;
  restored_from: number | null;
  created_by: string | null;
  created_at: string;
}
