import { z } from 'zod';
import { optional, required, whole } from '@/lib/resources/schemas';
import { templateFault } from '@/lib/templates/template';
import { PURPOSES } from '@/lib/schema/prompts';
import { PURPOSE_INFO } from './purposes';

/** The limits of a prompt's settings, as in the database. */
export const TEMPERATURE = { min: 0, max: 2 };
export const MAX_TOKENS = { min: 50, max: 32_000 };
const TEXT_LENGTH = 10_000;

const decimal = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z
    .number('Enter a number')
    .min(TEMPERATURE.min, `At least ${TEMPERATURE.min}`)
    .max(TEMPERATURE.max, `At most ${TEMPERATURE.max}`)
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'At most two decimal places'),
);

/**
 * The schema of the form for a new version of a prompt. Its texts may use only the variables that exist for this kind
 * of prompt.
 */
export const versionInput = z
  .strictObject({
    purpose: z.enum(PURPOSES),
    system_text: required(TEXT_LENGTH, 'A system text'),
    user_text: required(TEXT_LENGTH, 'A user text'),
    temperature: decimal,
    max_tokens: whole(MAX_TOKENS.min, MAX_TOKENS.max),
    note: optional(required(300)),
  })
  .superRefine(({ purpose, system_text, user_text }, context) => {
    const offered = Object.keys(PURPOSE_INFO[purpose].variables);
    for (const [path, text] of Object.entries({ system_text, user_text })) {
      const fault = templateFault(text, offered);
      if (fault) context.addIssue({ code: 'custom', path: [path], message: fault });
    }
  });
