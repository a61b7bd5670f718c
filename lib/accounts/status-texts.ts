/**
 * The response texts of rejected server actions, from the middleware or from `components/admin/action-requests.ts`. The script of the
 * admin area recognises them.
 */
export const STATUS_TEXTS = { 401: 'Unauthorized', 403: 'Forbidden', 413: 'Content Too Large' } as const;

type Refusal = keyof typeof STATUS_TEXTS;

export const isRefusal = (status: number): status is Refusal => status in STATUS_TEXTS;
