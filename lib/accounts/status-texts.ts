/**
 * The status texts of the responses with which the middleware, a proxy or `components/admin/action-requests.ts` rejects
 * server actions. The script of the admin area recognises a rejection by its status text.
 */
export const STATUS_TEXTS = {
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

type RejectedStatus = keyof typeof STATUS_TEXTS;

export const isRejectedStatus = (status: number): status is RejectedStatus => status in STATUS_TEXTS;

/** Tells an editor that a server action could not check who is signed in. */
export const NO_DATABASE = 'The database isn’t responding, so nothing was changed. Try again in a moment.';
