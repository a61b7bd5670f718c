import { z } from 'zod';
import { emailAddress } from '@/lib/email-address';

const email = z.string().trim().min(1, 'Please enter your email address').pipe(emailAddress);

/** Whatever it is, nextPath makes a path of it: a hidden field must not be what stops a form. */
const next = z.string().optional();

/** bcrypt, which Supabase stores passwords with, reads no more than 72 bytes. */
const newPassword = z
  .string()
  .min(8, 'Please choose a password of at least 8 characters')
  .refine((value) => Buffer.byteLength(value) <= 72, 'Please choose a password of at most 72 characters');

export const signInSchema = z.object({
  email,
  // An old password may be short; whether it is right is for the database to say.
  password: z.string().min(1, 'Please enter your password').max(200, 'Email or password is not right'),
  next,
});
export const signUpSchema = z.object({ email, password: newPassword, next });
export const recoverySchema = z.object({ email });
export const passwordSchema = z
  .object({ password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'The two passwords are not the same',
  });
export const signOutSchema = z.object({});
