import { z } from 'zod';
import { emailAddress } from '@/lib/forms/email';

const NAME_MAX = 50;

/**
 * Matches control characters, which names must not contain: a name is a single line, and Postgres rejects null bytes.
 */
const CONTROL = /\p{Cc}/u;

const name = (label: 'First' | 'Last') =>
  z
    .string()
    .trim()
    .max(NAME_MAX, { message: `${label} name must be less than ${NAME_MAX} characters` })
    .refine((value) => !CONTROL.test(value), `${label} name must be a single line of text`)
    .optional()
    .transform((value) => value || null);

/** The schema of the newsletter form, with the limits and messages of docs/product.md#newsletter-rules. */
export const newsletterSchema = z.object({
  email: emailAddress,
  firstName: name('First'),
  lastName: name('Last'),
});

/** The title for each error message of the newsletter form. */
export const NEWSLETTER_TITLES: Record<string, string> = {
  'Please enter a valid email address': 'Invalid email',
  'Email must be less than 255 characters': 'Email too long',
  'First name must be less than 50 characters': 'First name too long',
  'Last name must be less than 50 characters': 'Last name too long',
  'First name must be a single line of text': 'Invalid first name',
  'Last name must be a single line of text': 'Invalid last name',
};
