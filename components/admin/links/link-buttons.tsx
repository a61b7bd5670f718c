'use client';

import { RunButton } from '@/components/admin/run-button';
import { checkLinksAction, undoReplacementAction } from '@/lib/actions/link-manager-actions';

/** Shows the button that checks one link, or all links if `id` is left out. */
export const CheckButton = ({ id }: { id?: string }) => (
  <RunButton isMain run={() => checkLinksAction(id ? { ids: [id] } : {})}>
    {id ? 'Check now' : 'Check all links'}
  </RunButton>
);

/** Shows the button that undoes a search and replace. */
export const UndoButton = ({ id }: { id: string }) => (
  <RunButton isMain run={() => undoReplacementAction({ id })}>
    Undo all changes
  </RunButton>
);
