import 'server-only';
import { serverEnv } from '@/lib/config/env';
import { listPublicPaths } from '@/lib/data/public-rows';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';
import { publicClient } from '@/lib/supabase/public';

/**
 * The path of the file with the IndexNow key. Search engines fetch it to verify that an announcement comes from the
 * site itself.
 */
const INDEX_NOW_KEY_PATH = '/indexnow.txt';

const TIME_LIMIT_MS = 10_000;

/**
 * Announces to search engines that the pages of the rows named by `tags` have changed. Call it after a write. Never
 * throws.
 */
export async function announceTags(tags: string[]): Promise<void> {
  if (!serverEnv().INDEXNOW_KEY) return;
  try {
    await announceChanges(await listPublicPaths(publicClient(), tags));
  } catch (error) {
    console.warn('The changed pages could not be announced:', error instanceof Error ? error.message : error);
  }
}

/**
 * Announces changed pages to search engines, if INDEXNOW_KEY is set. If this fails, only logs the error, because
 * crawlers also find the changes in the sitemap. The protocol: indexnow.org/documentation
 * @param paths of public pages of this site
 */
async function announceChanges(paths: string[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = serverEnv();
  if (!key || paths.length === 0) return;
  const body = {
    host: new URL(siteUrl()).host,
    key,
    keyLocation: absoluteUrl(INDEX_NOW_KEY_PATH),
    urlList: [...new Set(paths)].map(absoluteUrl),
  };
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!answer.ok) console.warn(`IndexNow answered ${answer.status} to ${body.urlList.length} URLs.`);
  } catch (error) {
    console.warn('IndexNow could not be reached:', error instanceof Error ? error.message : error);
  }
}
