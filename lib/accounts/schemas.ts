import { z } from 'zod';
import { emailAddress } from '@/lib/email-address';
import { isGuessable } from './guessable-password';

const email = z.string().trim().min(1, 'Please enter your email address').pipe(emailAddress);

/** Whatever it is, nextPath makes a path of it: a hidden field must not be what stops a form. */
const next = z.string().optional();

/** bcrypt, which Supabase stores passwords with, reads no more than 72 bytes. */
const newPassword = z
  .string()
  .min(8, 'Please choose a password of at least 8 characters')
  .refine((value) => Buffer.byteLength(value) <= 72, 'Please choose a password of at most 72 characters');

const TOO_GUESSABLE = {
  path: ['password'],
  message: 'Please choose another password: this one is among those that attackers try first',
};

/** The present password; whether it is needed, and right, is for the route to say. */
const current = z.string().max(200, 'This is not your present password').default('');

export const signInSchema = z.object({
  email,
  // An old password may be short; whether it is right is for the database to say.
  password: z.string().min(1, 'Please enter your password').max(200, 'Email or password is not right'),
  next,
});
export const signUpSchema = z
  .object({ email, password: newPassword, next })
  .refine(async (input) => !(await isGuessable(input.password, input.email)), TOO_GUESSABLE);
export const recoverySchema = z.object({ email });
export const passwordSchema = z
  .object({ password: newPassword, repeated: z.string(), current })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'The two passwords are not the same',
  })
  .refine(async ({ password }) => !(await isGuessable(password)), TOO_GUESSABLE);
export const addressSchema = z.object({ email, current });
export const signOutSchema = z.object({});
export const deletionSchema = z.object({ current });
export const ownUnsubscribeSchema = z.object({ id: z.uuid('There is no such subscription') });
/** The parts of the link in a mail. */
export const unsubscribeLinkSchema = z.object({
  id: z.uuid('This link is not complete'),
  signature: z.string().regex(/^[0-9a-f]{64}$/, 'This link is not complete'),
});
export const complaintSchema = z.object({
  name: z
    .string()
    .trim()
    .max(100, 'Please use at most 100 characters')
    .refine((value) => !/\p{Cc}/u.test(value), 'Please write your name on one line')
    .optional(),
  email,
  complaint: z
    .string()
    .trim()
    .min(1, 'Please say what is wrong')
    .max(5000, 'Please use at most 5,000 characters')
    .refine((value) => !value.includes('\0'), 'Contains a character that cannot be stored'),
});
