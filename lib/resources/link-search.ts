import { z } from 'zod';
import { text } from './schemas';

const LEAST = 4;

/** The schema of the form that searches for a text in links and replaces it. */
export const searchInput = z
  .strictObject({
    find: text(2048).refine((value) => value.length >= LEAST, `At least ${LEAST} characters`),
    replacement: text(2048),
    isWhole: z.boolean(),
  })
  .refine(({ find, replacement }) => find !== replacement, {
    path: ['replacement'],
    message: 'This is the same as the text to find',
  });
