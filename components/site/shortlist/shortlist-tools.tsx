'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MOST_ENTRIES, SHORTLIST_PATH, shortlistPath } from '@/lib/shortlist/entries';
import { ShareButton } from '../content/share-button';
import { go } from '../shell/pending-navigation';
import { savedEntries, saveEntries } from '../shell/start-shortlist';

interface ShortlistToolsProps {
  /** The entries in the page's URL. */
  asked: string[];
  /** The entries that the page shows. It leaves out entries that do not exist. */
  entries: string[];
}

/**
 * Shows the buttons of a shortlist. The list on the page is either the list saved in this browser, or a list that
 * somebody has shared. If it is the saved list, removing an entry from the page also removes it from the browser. If it
 * is a shared list, the visitor can save it instead. If the URL contains no entries, the page opens the list saved in
 * this browser, if there is one.
 */
export function ShortlistTools({ asked, entries }: ShortlistToolsProps) {
  const saved = useSyncExternalStore(
    subscribe,
    () => savedEntries().join(' '),
    () => null,
  );
  const isOwn = saved !== null && sorted(saved.split(' ')) === sorted(asked);
  const status = useRef<HTMLParagraphElement>(null);
  const hasRemoved = useRef(false);
  const path = shortlistPath(entries);

  useEffect(() => {
    const own = savedEntries();
    if (asked.length === 0 && own.length > 0) location.replace(shortlistPath(own));
  }, [asked.length]);
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    // The link that had the focus has been removed, so move the focus.
    status.current?.focus();
  }, [path]);
  useEffect(() => {
    const drop = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
      if (!link) return;
      hasRemoved.current = true;
      if (isOwn) saveEntries(entries.filter((entry) => entry !== link.dataset.drop));
    };
    // Listen in the capture phase, so that this listener runs before the router follows the link.
    document.addEventListener('click', drop, { capture: true });
    return () => document.removeEventListener('click', drop, { capture: true });
  }, [isOwn, entries]);

  if (entries.length === 0) return null;
  const keep = () => {
    const all = [...new Set([...savedEntries(), ...entries])].slice(0, MOST_ENTRIES);
    if (saveEntries(all)) go(shortlistPath(all));
  };
  const clear = () => {
    if (saveEntries([])) go(SHORTLIST_PATH);
  };
  // The server renders the buttons, but invisible, so that nothing moves when the buttons start to work.
  return (
    <div className="shortlist-tools no-print" data-live="" data-is-idle={saved === null || undefined}>
      <p ref={status} tabIndex={-1}>
        {saved === null ? '' : isOwn ? 'Saved in this browser.' : 'A shared list.'}
      </p>
      <ShareButton title="Shortlist" path={path} />
      <button type="button" onClick={() => print()} className="button-outline">
        Print
      </button>
      {isOwn ? (
        <button type="button" onClick={clear} className="button-outline">
          Clear all
        </button>
      ) : (
        <button type="button" onClick={keep} className="button-brand">
          Save this list
        </button>
      )}
    </div>
  );
}

const sorted = (entries: readonly string[]) => [...entries].sort().join(' ');

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
