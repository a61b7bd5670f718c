import { z } from 'zod';

const MAX = 255;

/**
 * Matches a valid email address, by the rule of the check constraint of the subscribers table. Unlike the constraint,
 * it also rejects control characters.
 */
const EMAIL = /^[^\s\p{Cc}@<>",;]+@[^\s\p{Cc}@<>",;]+\.[^\s\p{Cc}@<>",;.]+$/u;

/** The schema of an email address in a form, with the messages of docs/product.md#newsletter-rules. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX, `Email must be less than ${MAX} characters`)
  .regex(EMAIL, 'Please enter a valid email address');
