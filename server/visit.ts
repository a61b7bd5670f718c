import { AsyncLocalStorage } from 'node:async_hooks';
import type { Entry } from './next-cache/answer.ts';

/** A fresh entry in the cache of pages, with the key of this entry. */
export interface Served {
  key: string;
  entry: Entry;
}

/** The server's own information about a request while Next handles it. */
export interface Visit {
  /** The id of the request, which is in the log and on error pages. */
  id: string;
  /** The path and query as the browser sent them. Next may receive a changed URL. */
  url: string;
  /** The canonical path and query if the page was requested in another form, such as '/Amazon'; otherwise null. */
  canonicalUrl: string | null;
  /** The Content-Security-Policy source for scripts that are rendered for this visit only; '' for a stored page. */
  nonce: string;
  /** Whether the server itself sent the request, to renew a stored response. */
  isRenewal: boolean;
  /**
   * Whether the request contains nothing about a visitor, so that all visitors may get the response: the visitor's data
   * has been removed, or the server itself sent the request.
   */
  isAnonymous: boolean;
  /**
   * Renews the response stored under a path, by a request from the server to itself. Null if this visit is itself a
   * renewal or a write.
   */
  renew: ((path: string) => Promise<void>) | null;
  /** The fresh entries that Next has read from the cache of pages for this visit. */
  served: Served[];
  /** Whether the visitor gets a stale response, which is being renewed. */
  isStale: boolean;
}

/** The visit of the current request. Undefined if Next runs without this server: in a build or under `next start`. */
export const visits = new AsyncLocalStorage<Visit>();
