/**
 * The texts of the responses that reject server actions, by HTTP status. The middleware and server/request-body send
 * these texts. If the response is a page of Next or of a proxy, components/admin/action-requests replaces the page with
 * the text. The script of the admin area recognises a rejection by its text (components/admin/call-action).
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
