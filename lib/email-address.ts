import { z } from 'zod';

const MAX = 255;

/** As the check on the table of subscribers: what passes here is not refused there. */
const EMAIL = /^[^\s\p{Cc}@<>",;]+@[^\s\p{Cc}@<>",;]+\.[^\s\p{Cc}@<>",;.]+$/u;

/** An email address that a visitor typed, with the texts of docs/product.md#newsletter-rules. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX, `Email must be less than ${MAX} characters`)
  .regex(EMAIL, 'Please enter a valid email address');
