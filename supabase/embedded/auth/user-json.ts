import type { UserRow } from './users.ts';

function time(value: string | null): string | undefined {
  return value === null ? undefined : new Date(value).toISOString();
}

/**
 * Returns the user's identity by email. A user has only one identity, because this server only supports sign-in by
 * email.
 */
function emailIdentity(user: UserRow) {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
      sub: user.id,
    },
    provider: 'email',
    last_sign_in_at: time(user.last_sign_in_at ?? user.created_at),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    email: user.email,
  };
}

/** Returns a user in the format of GoTrue's API. Leaves out times, and the new email address, if they are null. */
export function userJson(user: UserRow) {
  const confirmedAt = time(user.email_confirmed_at);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: confirmedAt,
    invited_at: time(user.invited_at),
    phone: '',
    confirmation_sent_at: time(user.confirmation_sent_at),
    confirmed_at: confirmedAt,
    recovery_sent_at: time(user.recovery_sent_at),
    new_email: user.email_change ?? undefined,
    email_change_sent_at: time(user.email_change_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.email ? [emailIdentity(user)] : [],
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    banned_until: time(user.banned_until),
    is_anonymous: false,
  };
}
