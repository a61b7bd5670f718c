import type { PromptText } from '@/lib/schema/prompts';
import { fillTemplate, missingIn, type TemplateValues } from '@/lib/templates/template';

/** The text for a variable without a value, which also tells the model that nobody knows it. */
const NOT_KNOWN = '(not known)';

/** The texts that a model receives for one row. */
export interface RenderedPrompt {
  system: string;
  user: string;
  /** The variables of the texts that have no value for this row. */
  missing: string[];
}

/** Returns the texts of a version of a prompt for a row with these values. */
export const renderPrompt = (
  { system_text, user_text }: Pick<PromptText, 'system_text' | 'user_text'>,
  values: TemplateValues,
): RenderedPrompt => ({
  system: fillTemplate(system_text, values, NOT_KNOWN),
  user: fillTemplate(user_text, values, NOT_KNOWN),
  missing: [...new Set([system_text, user_text].flatMap((text) => missingIn(text, values)))],
});
