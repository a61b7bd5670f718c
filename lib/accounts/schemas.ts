import { z } from 'zod';
import { emailAddress } from '@/lib/forms/email';
import { isGuessable } from './guessable-password';

const email = z.string().trim().min(1, 'Enter your email address').pipe(emailAddress);

/**
 * The path to open after signing in. The schema accepts any string, because an invalid hidden field must not block the
 * form. Later, nextPath replaces unsafe paths.
 */
const next = z.string().optional();

/**
 * A new password of at most 72 bytes. Supabase hashes passwords with bcrypt, which ignores everything after 72 bytes.
 */
const newPassword = z
  .string()
  .min(8, 'Choose a password of at least 8 characters')
  .refine((value) => Buffer.byteLength(value) <= 72, 'Choose a password of at most 72 characters');

const TOO_GUESSABLE = {
  path: ['password'],
  message: 'Choose another password. This one is too easy to guess',
};

/**
 * The current password of a signed-in user. The schema accepts an empty one, because the route handler decides whether
 * the password is required, and checks it.
 */
const current = z.string().max(200, 'That’s not your current password').default('');

export const signInSchema = z.object({
  email,
  // The schema requires no minimum length, because a user's password may be older than the current rule. The auth
  // server checks the password.
  password: z.string().min(1, 'Enter your password').max(200, 'That email or password isn’t right'),
  next,
});
export const signUpSchema = z
  .object({ email, password: newPassword, next })
  .refine(async (input) => !(await isGuessable(input.password, input.email)), TOO_GUESSABLE);
/** The form that lets signed-out visitors ask for deal alerts. */
export const dealAlertsSchema = z.object({ email, next });
export const recoverySchema = z.object({ email });
export const passwordSchema = z
  .object({ password: newPassword, repeated: z.string(), current })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'The passwords don’t match',
  })
  .refine(async ({ password }) => !(await isGuessable(password)), TOO_GUESSABLE);
export const newEmailSchema = z.object({ email, current });
export const signOutSchema = z.object({});
export const deletionSchema = z.object({ current });
export const ownUnsubscribeSchema = z.object({ id: z.uuid('We can’t find that subscription') });
/** The parameters of the unsubscribe link in an email. */
export const unsubscribeLinkSchema = z.object({
  id: z.uuid('This link is incomplete'),
  signature: z.string().regex(/^[0-9a-f]{64}$/, 'This link is incomplete'),
});
export const complaintSchema = z.object({
  name: z
    .string()
    .trim()
    .max(100, 'Use at most 100 characters')
    .refine((value) => !/\p{Cc}/u.test(value), 'Enter your name on one line')
    .optional(),
  email,
  complaint: z
    .string()
    .trim()
    .min(1, 'Describe your complaint')
    .max(5000, 'Use at most 5,000 characters')
    .refine((value) => !value.includes('\0'), 'Contains an unsupported character'),
});
