import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows of a request while Next answers it. */
export interface Visit {
  /** The address as the browser wrote it. Next may be given another one. */
  url: string;
  /** The canonical address of a page that was asked for in another form, such as '/Amazon'; else null. */
  canonicalUrl: string | null;
  /** A source of a Content-Security-Policy for scripts that are made for this visit alone. */
  nonce: string;
  /** Whether the server itself asks, to renew a stored answer. */
  isRenewal: boolean;
  /** Whether nothing in the request is the visitor's own, so that what everybody is sent may be rendered from it. */
  isAnonymous: boolean;
  /** Has the answer that is stored under a path renewed by a request of the server's own; null in such a request. */
  renew: ((path: string) => Promise<void>) | null;
  /** Whether the stored answer that was sent is being renewed. */
  isStale: boolean;
}

/** The visit that is being answered. Empty where Next runs without this server: in a build, or under `next start`. */
export const visits = new AsyncLocalStorage<Visit>();
