import type { Session } from '@supabase/supabase-js';
import { adminChecked, AT_START, sessionChanged, SIGNED_OUT } from '@/lib/accounts/auth-state';

const session = (id: string) => ({ user: { id }, access_token: `of ${id}` }) as unknown as Session;

describe('the state of the sign-in', () => {
  it('is unknown at first', () => {
    expect(AT_START).toEqual({ user: null, session: null, loading: true, isAdmin: false });
  });

  it('is "signed out" and no longer loading when there is no session', () => {
    expect(sessionChanged(AT_START, null)).toEqual(SIGNED_OUT);
    expect(sessionChanged(adminChecked(sessionChanged(AT_START, session('a')), 'a', true), null)).toEqual(
      SIGNED_OUT,
    );
  });

  it('is loading for a user until the admin check is done', () => {
    const arrived = sessionChanged(SIGNED_OUT, session('a'));
    expect(arrived).toMatchObject({ loading: true, isAdmin: false, user: { id: 'a' } });
    expect(adminChecked(arrived, 'a', true)).toMatchObject({ loading: false, isAdmin: true });
  });

  it('is kept when the session of the same user is refreshed', () => {
    const admin = adminChecked(sessionChanged(AT_START, session('a')), 'a', true);
    const fresh = { ...session('a'), access_token: 'new' };
    expect(sessionChanged(admin, fresh)).toMatchObject({ loading: false, isAdmin: true, session: fresh });
  });

  it('starts again for another user, who does not inherit the admin role', () => {
    const admin = adminChecked(sessionChanged(AT_START, session('a')), 'a', true);
    expect(sessionChanged(admin, session('b'))).toMatchObject({ loading: true, isAdmin: false });
  });

  it('ignores a late response about a user who has signed out', () => {
    const next = sessionChanged(AT_START, session('b'));
    expect(adminChecked(next, 'a', true)).toBe(next);
  });
});
