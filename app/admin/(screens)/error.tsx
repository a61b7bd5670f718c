'use client';

import { useEffect, useState } from 'react';
import { RequestReference } from '@/components/site/errors/request-reference';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { OUTAGE_ADVICE, silentSince } from '@/lib/admin/outage-texts';

interface ScreenErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** The time between two attempts to load a screen again without a click. */
const RETRY_MS = 10_000;

interface DatabaseState {
  reachable: boolean;
  /** Since when the database has not answered; undefined if it answers. */
  since?: string;
}

/** Returns whether the site reaches its database; null if the site itself does not answer. */
const readDatabaseState = () =>
  fetch('/api/health')
    .then((response) => response.json() as Promise<{ database: DatabaseState }>)
    .then(
      ({ database }) => database,
      () => null,
    );

/**
 * Shows an error message in place of a screen that failed. While the tab is visible and the database responds, loads
 * the screen again every ten seconds. Otherwise, a screen that follows an import would never show the import's end
 * after one late response. While the database is down, the message says since when and what to do, because no screen
 * can show that then, not even Health, and it stays as it is, because each attempt would announce it again and lose the
 * focus. The sidebar still works.
 */
export default function ScreenError({ error, retry }: ScreenErrorProps) {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const database = await readDatabaseState();
      if (database) setSince(database.since);
      return database?.reachable;
    };
    const loadAgain = async () => {
      if (document.visibilityState === 'visible' && (await read())) retry();
    };
    void read();
    const timer = setInterval(() => void loadAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, [retry]);
  useRestoreLostFocus();
  return (
    <div role="alert" className="card max-w-prose p-6">
      <h1>This screen couldn’t be loaded</h1>
      <p className="mt-3">
        The database may be busy or unavailable. Nothing has been changed. The screen loads again once the
        database responds.
      </p>
      {since && (
        <p className="mt-2">
          {silentSince(since)} {OUTAGE_ADVICE}
        </p>
      )}
      {error.digest && (
        <p className="mt-2 text-sm whitespace-pre-line text-muted">
          Quote {error.digest} when you report it.
          <RequestReference />
        </p>
      )}
      <p className="mt-4">
        <button type="button" onClick={retry} className="button-brand">
          Try again
        </button>
      </p>
    </div>
  );
}
