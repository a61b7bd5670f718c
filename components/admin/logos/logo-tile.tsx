import { Trash2, Upload } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { PictureBox } from '@/components/site/pictures/picture-box';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { removeLogoAction, uploadLogoAction } from '@/lib/actions/logo-actions';
import { actionError, type ActionState } from '@/lib/forms/form-state';
import type { PictureSource } from '@/lib/images/picture-source';
import type { PictureCheck } from './check-picture';
import { FileButton, fileError } from './file-button';
import { LogoState } from './logo-state';
import { useFileDrop } from './use-file-drop';

export interface ShownLogo {
  id: string;
  name: string;
  logo: string | null;
  picture: PictureSource;
  /** The picture that the retailer's sign shows if there is no logo: a drawing, or none, which means a monogram. */
  substitute: PictureSource;
}

/**
 * Shows a retailer's logo on a light and a dark background, with buttons to replace or remove it. A new logo file can
 * also be dropped on the tile.
 */
export function LogoTile({
  id,
  name,
  logo,
  picture,
  substitute,
  check,
}: ShownLogo & { check?: PictureCheck }) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(action: () => Promise<ActionState>) {
    setBusy(true);
    const state = await callAction(action);
    setBusy(false);
    setAsking(false);
    toastOf(state);
  }
  function upload(file: File | undefined) {
    if (!file || isBusy) return;
    const message = fileError(file);
    if (message) return toastOf(actionError(message));
    void run(() => uploadLogoAction({ id, file }));
  }
  const drop = useFileDrop(upload);
  const shown = picture.kind === 'none' ? substitute : picture;
  const instead = substitute.kind === 'none' ? 'monogram' : 'drawing';
  return (
    <li className="logo-tile" aria-busy={isBusy} {...drop}>
      <h2 className="min-w-0 truncate">
        <Link href={`/admin/retailers/${id}`} prefetch={false} className="admin-link">
          {name}
        </Link>
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {(['light', 'dark'] as const).map((ground) => (
          <span key={ground} className={`logo-ground logo-${ground}`}>
            <PictureBox name={name} picture={shown} size="large" isPlain />
          </span>
        ))}
      </div>
      <LogoState {...{ picture, instead, logo, check }} />
      <div className="flex flex-wrap gap-2">
        <FileButton onFile={upload} isBusy={isBusy}>
          <Upload aria-hidden="true" className="size-4" />
          {isBusy ? 'Working…' : logo ? 'Replace' : 'Upload'}
          <span className="sr-only"> the logo of {name}</span>
        </FileButton>
        {logo && <RemoveButton name={name} onClick={() => setAsking(true)} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remove the logo of ${name}?`}
        confirm="Remove"
        isBusy={isBusy}
        onConfirm={() => void run(() => removeLogoAction({ id }))}
      >
        <p>Pages will show a {instead} instead. An uploaded file is deleted and can’t be restored.</p>
      </ConfirmDialog>
    </li>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  useRestoreLostFocus();
  return (
    <button type="button" onClick={onClick} className="button-quiet gap-1.5">
      <Trash2 aria-hidden="true" className="size-4" />
      Remove<span className="sr-only"> the logo of {name}</span>
    </button>
  );
}
