import type { PromptText } from '@/lib/schema/prompts';
import { fillTemplate, missingIn, type TemplateValues } from '@/lib/templates/template';

/** The text that replaces a variable without a value. It also shows the model that the value is not known. */
const NOT_KNOWN = '(not known)';

/** The texts that a model receives for one row. */
export interface RenderedPrompt {
  system: string;
  user: string;
  /** The variables of the texts that have no value for this row. */
  missing: string[];
}

/** Returns the texts of a prompt version, with the variables replaced by the values of a row. */
export const renderPrompt = (
  { system_text, user_text }: Pick<PromptText, 'system_text' | 'user_text'>,
  values: TemplateValues,
): RenderedPrompt => ({
  system: fillTemplate(system_text, values, NOT_KNOWN),
  user: fillTemplate(user_text, values, NOT_KNOWN),
  missing: [...new Set([system_text, user_text].flatMap((text) => missingIn(text, values)))],
});
