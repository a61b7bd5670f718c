import { useQuery } from '@tanstack/react-query';
import { dataOf } from '@/components/admin/query-options';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { explainDeletionAction } from '@/lib/actions/deletion-actions';

interface DeleteDialogProps {
  resource: string;
  ids: string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  confirm?: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before rows are deleted. Shows where the rows are used, what changes there, and how to undo the
 * deletion.
 */
export function DeleteDialog({ resource, ids, confirm = 'Delete', ...dialog }: DeleteDialogProps) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['deletion', resource, ids],
    queryFn: () => dataOf(() => explainDeletionAction({ resource, ids })),
    enabled: dialog.isOpen,
    gcTime: 0,
  });
  const isRefused = (data?.obstacles.length ?? 0) > 0;
  const isReady = !isFetching && !isRefused;
  return (
    <ConfirmDialog
      {...dialog}
      confirm={confirm}
      isBusy={dialog.isBusy || !isReady}
      onConfirm={() => isReady && dialog.onConfirm()}
    >
      <div role="status" className="space-y-3">
        {isFetching && <p>Checking where it’s used…</p>}
        {!isFetching && error && <p>We couldn’t check where it’s used: {error.message}</p>}
        {!isFetching && data && (
          <>
            {data.meaning && <p>{data.meaning}</p>}
            <Sentences of={[...data.obstacles, ...data.consequences]} />
            {!isRefused && <p>{data.wayBack}</p>}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

function Sentences({ of }: { of: string[] }) {
  if (of.length === 0) return <p>Nothing else on the site uses it.</p>;
  return (
    <ul className="list-disc space-y-1 pl-5 break-words">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
