import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { FAULT_TEXTS, useLinks } from '@/components/admin/links/link-faults';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { isPaidUrl, PAID_REL } from '@/lib/affiliates/paid-links';
import { URL_HINT, isAllowedUrl } from '@/lib/html/policy';

/**
 * Shows the dialog for links. It turns the selection into a link, edits the link at the cursor, or inserts a new link.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const isLink = editor.isActive('link');
  const { href: before = '', rel } = editor.getAttributes('link') as { href?: string; rel?: string | null };
  const [url, setUrl] = useState(before);
  const [ownTick, setOwnTick] = useState<boolean>();
  const needsText = !isLink && editor.state.selection.empty;
  const href = url.trim();
  const [found, foundBefore] = useLinks(isAllowedUrl(href) ? [href, before] : []) ?? [];
  // Whether the URL alone shows that the link is paid. The browser recognises only links to affiliate networks; the
  // server also recognises links to retailers. If the server's response arrives after the dialog has closed, the server
  // marks the link as paid when the text is saved.
  const isKnownPaid = found?.isPaid ?? isPaidUrl(href);
  // Whether an editor ticked the box 'Paid link' by hand for the previous URL. If it was ticked automatically, because
  // the previous URL is a paid link, the tick does not carry over to a new URL.
  const wasTicked = rel === PAID_REL && !(foundBefore?.isPaid ?? isPaidUrl(before));
  const isTicked = ownTick ?? wasTicked;

  function save(data: FormData) {
    const text = String(data.get('text') ?? '').trim();
    if (!isAllowedUrl(href)) return setError(`Enter a URL such as ${URL_HINT}`);
    const attrs = { href, rel: isKnownPaid || isTicked ? PAID_REL : null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (needsText) {
      chain.insertContent({ type: 'text', text: text || href, marks: [{ type: 'link', attrs }] });
    } else chain.setLink(attrs);
    chain.run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <FormDialog
      title={isLink ? 'Change the link' : 'Add a link'}
      submit={isLink ? 'Change' : 'Add'}
      onSubmit={save}
      onClose={onClose}
      focusAfter={() => editor.commands.focus()}
      actions={
        isLink && (
          <button type="button" onClick={remove} className="button-quiet">
            Remove the link
          </button>
        )
      }
    >
      <div>
        <DialogInput
          label="URL"
          name="href"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          help={URL_HINT}
          error={error}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={2048}
        />
        <p role="status" className="text-sm font-semibold text-action">
          {found?.fault && FAULT_TEXTS[found.fault]}
        </p>
      </div>
      <PaidTick isKnown={isKnownPaid} isTicked={isTicked} onTick={setOwnTick} />
      {needsText && (
        <DialogInput label="Text" name="text" help="The text that readers see." maxLength={300} />
      )}
    </FormDialog>
  );
}

interface PaidTickProps {
  /** Whether the URL itself shows that the link is paid, so that the tick cannot be removed. */
  isKnown: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function PaidTick({ isKnown, isTicked, onTick }: PaidTickProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-8 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isKnown || isTicked}
          disabled={isKnown}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
          className="size-6 accent-brand"
        />
        Paid link
      </label>
      <p id={id} role="status" className="text-sm text-muted">
        {isKnown
          ? 'Always ticked for a retailer or an affiliate network. Shoppers see ‘Ad’ beside it.'
          : 'Tick this if we may earn from the link. Shoppers then see ‘Ad’ beside it.'}
      </p>
    </div>
  );
}
