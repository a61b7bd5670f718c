import { AsyncLocalStorage } from 'node:async_hooks';

/** The server's own information about a request while Next handles it. */
export interface Visit {
  /** The path and query as the browser sent them. Next may receive a changed URL. */
  url: string;
  /** The canonical path and query if the page was requested in another form, such as '/Amazon'; otherwise null. */
  canonicalUrl: string | null;
  /** The Content-Security-Policy source for scripts that are rendered for this visit only. */
  nonce: string;
  /** Whether the server itself sent the request, to renew a stored answer. */
  isRenewal: boolean;
  /** Whether the request contains no visitor's data, so that an answer for all visitors may be rendered from it. */
  isAnonymous: boolean;
  /** Renews the answer that is stored under a path by the server's own request; null in such a request and in a write. */
  renew: ((path: string) => Promise<void>) | null;
  /** Whether the visitor gets a stale answer, which is being renewed. */
  isStale: boolean;
}

/** The current visit. There is none where Next runs without this server: in a build or under `next start`. */
export const visits = new AsyncLocalStorage<Visit>();
