/** Runs once when a server starts, before its first answer. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepBuffersApart } = await import('@/lib/buffer-pool');
  const { keepQueryOnRedirects } = await import('@/lib/redirect-query');
  keepBuffersApart();
  keepQueryOnRedirects();
}
