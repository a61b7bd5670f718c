import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { AccountUses } from '@/components/account/account-uses';
import { type SignInMode, SignInView } from '@/components/account/sign-in-view';
import { SignedInView } from '@/components/account/signed-in-view';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { nextPath } from '@/lib/accounts/next-path';
import { getViewer } from '@/lib/data/viewer';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { readSessionClient } from '@/lib/supabase/session';

export const instant = false;

interface Props {
  searchParams: Promise<SearchParams>;
}

const TITLES = { 'sign-in': 'Sign in', 'sign-up': 'Create an account', account: 'Your account' };

async function read(searchParams: Props['searchParams']): Promise<{ mode: SignInMode; next: string }> {
  const { mode, next } = await searchParams;
  return {
    mode: one(mode) === 'sign-up' ? 'sign-up' : 'sign-in',
    next: nextPath(one(next)),
  };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { mode } = await read(searchParams);
  return accountMetadata(TITLES[mode], '/auth');
}

export default async function AuthPage({ searchParams }: Props) {
  const { mode, next } = await read(searchParams);
  const viewer = await getViewer(await readSessionClient());
  return (
    <AccountPage title={TITLES[viewer ? 'account' : mode]} path="/auth" aside={!viewer && <AccountUses />}>
      {viewer ? <SignedInView viewer={viewer} next={next} /> : <SignInView mode={mode} next={next} />}
    </AccountPage>
  );
}
