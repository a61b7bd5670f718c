'use client';

import { RunButton } from '@/components/admin/run-button';
import { ignoreCheckAction, scanQualityAction } from '@/lib/actions/quality-actions';

/** The button that checks all pages, or one page. */
export const ScanButton = ({ id }: { id?: string }) => (
  <RunButton isMain run={() => scanQualityAction(id ? { ids: [id] } : {})}>
    {id ? 'Check now' : 'Check all pages'}
  </RunButton>
);

/** The button that makes an ignored check count again. */
export const CountAgainButton = ({ page, check }: { page: string; check: string }) => (
  <RunButton run={() => ignoreCheckAction({ page, check, reason: null })}>Count it again</RunButton>
);
