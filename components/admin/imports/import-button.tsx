'use client';

import { RunButton } from '@/components/admin/run-button';
import { startImportAction } from '@/lib/actions/import-actions';

const TEXTS = { check: 'Check the rows', write: 'Import', undo: 'Undo this import' };

/** Shows the button that starts a job of an import: the dry run, the import itself or the undoing of it. */
export const ImportButton = ({ id, what }: { id: string; what: keyof typeof TEXTS }) => (
  <RunButton isMain={what !== 'undo'} run={() => startImportAction({ id, what })}>
    {TEXTS[what]}
  </RunButton>
);
