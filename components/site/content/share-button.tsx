'use client';

import { useState, useSyncExternalStore } from 'react';

type Way = 'share' | 'copy' | 'none';

interface ShareButtonProps {
  title: string;
  /** The path to share, if it is not the path of the current page. */
  path?: string;
}

/**
 * Shows a button that opens the platform's share sheet, or copies the URL if the browser has no share sheet. The button
 * cannot work before hydration or without JavaScript, so an empty box of the same size takes its place. Nothing moves
 * when the button replaces the box.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const way = useSyncExternalStore(noChanges, wayOf, (): Way => 'none');
  const [copied, setCopied] = useState(false);
  async function pass() {
    const url = location.origin + (path ?? location.pathname);
    if (way === 'share') {
      // If the visitor closes the share sheet, `share` rejects. This is not an error.
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
        <button type="button" onClick={pass} className="button-outline w-full px-2">
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
