/** Runs once when a server starts, before its first answer. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepBuffersApart } = await import('@/lib/buffer-pool');
  const { installPageCache } = await import('@/lib/install-page-cache');
  const { keepQueryOnRedirects } = await import('@/lib/redirect-query');
  const { noteClientAddresses } = await import('@/lib/client-address');
  const { retrySubscriptions } = await import('@/lib/newsletter/retry');
  await installPageCache();
  keepBuffersApart();
  keepQueryOnRedirects();
  noteClientAddresses();
  retrySubscriptions();
}
