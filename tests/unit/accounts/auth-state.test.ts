import type { Session } from '@supabase/supabase-js';
import { adminChecked, AT_START, sessionChanged, SIGNED_OUT } from '@/lib/accounts/auth-state';

const session = (id: string) => ({ user: { id }, access_token: `of ${id}` }) as unknown as Session;

describe('who is signed in', () => {
  it('is not known at the start', () => {
    expect(AT_START).toEqual({ user: null, session: null, loading: true, isAdmin: false });
  });

  it('without a session: nobody, and loading ends', () => {
    expect(sessionChanged(AT_START, null)).toEqual(SIGNED_OUT);
    expect(sessionChanged(adminChecked(sessionChanged(AT_START, session('a')), 'a', true), null)).toEqual(
      SIGNED_OUT,
    );
  });

  it('a user is loading until the admin check is done', () => {
    const arrived = sessionChanged(SIGNED_OUT, session('a'));
    expect(arrived).toMatchObject({ loading: true, isAdmin: false, user: { id: 'a' } });
    expect(adminChecked(arrived, 'a', true)).toMatchObject({ loading: false, isAdmin: true });
  });

  it('a refreshed session of the same user keeps what was found out', () => {
    const admin = adminChecked(sessionChanged(AT_START, session('a')), 'a', true);
    const fresh = { ...session('a'), access_token: 'new' };
    expect(sessionChanged(admin, fresh)).toMatchObject({ loading: false, isAdmin: true, session: fresh });
  });

  it('another user begins anew, and is no admin because the one before was', () => {
    const admin = adminChecked(sessionChanged(AT_START, session('a')), 'a', true);
    expect(sessionChanged(admin, session('b'))).toMatchObject({ loading: true, isAdmin: false });
  });

  it('the answer about a user who has left is not taken for the next one', () => {
    const next = sessionChanged(AT_START, session('b'));
    expect(adminChecked(next, 'a', true)).toBe(next);
  });
});
