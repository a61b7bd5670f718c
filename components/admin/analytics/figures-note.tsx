import { formatMoment } from '@/lib/dates/london-time';

interface FiguresNoteProps {
  /** The time up to which the figures contain all visits; null if no visit has been added up yet. */
  rolledAt: string | null;
  isAddingUp: boolean;
}

/** Says up to which time the figures contain all visits, and whom they leave out. */
export function FiguresNote({ rolledAt, isAddingUp }: FiguresNoteProps) {
  return (
    <p className="mt-2 text-sm text-muted">
      {rolledAt ? (
        <>
          Figures up to <time dateTime={rolledAt}>{formatMoment(rolledAt)}</time>.{' '}
        </>
      ) : (
        'No visits have been added up yet. '
      )}
      {isAddingUp && 'Newer visits are being added up. '}A visitor is counted again on each day. Bots and
      browsers that ask not to be tracked are left out.
    </p>
  );
}
