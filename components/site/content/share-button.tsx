'use client';

import { useState, useSyncExternalStore } from 'react';

type Way = 'share' | 'copy' | 'none';

/**
 * The platform's share sheet where there is one, copying the address otherwise. Until that is known, and without
 * JavaScript, its place is kept empty: nothing moves, and no button is there that does nothing.
 */
export function ShareButton({ title }: { title: string }) {
  const way = useSyncExternalStore(noChanges, wayOf, (): Way => 'none');
  const [copied, setCopied] = useState(false);
  async function pass() {
    const url = location.origin + location.pathname;
    if (way === 'share') {
      // Rejects when the visitor closes the sheet, which is no failure.
      await navigator.share({ title, url }).catch(() => {});
    } else {
      await navigator.clipboard.writeText(url).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    }
  }
  return (
    <span className="no-print flex min-h-11 w-28 shrink-0 justify-end" data-live="">
      {way !== 'none' && (
        <button
          type="button"
          onClick={pass}
          className="min-h-11 w-full rounded-box border border-control font-semibold text-brand hover:border-brand"
        >
          {way === 'share' ? 'Share' : copied ? 'Link copied' : 'Copy link'}
        </button>
      )}
      <span role="status" className="sr-only">
        {copied && 'Link copied'}
      </span>
    </span>
  );
}

const noChanges = () => () => {};

function wayOf(): Way {
  if (typeof navigator.share === 'function') return 'share';
  return navigator.clipboard ? 'copy' : 'none';
}
