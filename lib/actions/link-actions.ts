'use server';

import { z } from 'zod';
import { serverEnv } from '@/lib/env';
import { checkLink } from '@/lib/link-check/check-link';
import { httpUrl } from '@/lib/resources/schemas';
import { adminAction } from './admin-action';

/** Says whether anything is at an address. */
export const checkLinkAction = adminAction(z.strictObject({ url: httpUrl }), async ({ url }) => {
  const { isGood, text } = await checkLink(url, { allowPrivate: serverEnv().LINK_CHECK_ALLOW_PRIVATE });
  return { state: { status: isGood ? 'success' : 'error', message: text } };
});
