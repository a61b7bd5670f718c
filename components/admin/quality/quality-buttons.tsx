'use client';

import { RunButton } from '@/components/admin/run-button';
import { ignoreCheckAction, scanQualityAction } from '@/lib/actions/quality-actions';

/** Shows the button that starts a check of all pages, or of one page if `id` is passed. */
export const ScanButton = ({ id }: { id?: string }) => (
  <RunButton isMain run={() => scanQualityAction(id ? { ids: [id] } : {})}>
    {id ? 'Check now' : 'Check all pages'}
  </RunButton>
);

/** Shows the button that makes an ignored check count again in a page's score. */
export const CountAgainButton = ({ page, check }: { page: string; check: string }) => (
  <RunButton run={() => ignoreCheckAction({ page, check, reason: null })}>Stop ignoring</RunButton>
);
