/** The middleware's answers to rejected server actions, which the editor's browser recognises. */
export const STATUS_TEXTS = { 401: 'Unauthorized', 403: 'Forbidden', 413: 'Content Too Large' } as const;
