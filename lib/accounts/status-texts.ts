/** What the middleware answers to a server action that it does not let through, and the editor's browser knows again. */
export const STATUS_TEXTS = { 401: 'Unauthorized', 403: 'Forbidden', 413: 'Content Too Large' } as const;
