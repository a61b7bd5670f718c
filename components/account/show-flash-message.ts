import { showToast } from '@/components/ui/show-toast';
import { NOTICE_COOKIE } from '@/lib/config/storage-names';

interface Notice {
  status: 'success' | 'error';
  title: string;
  message?: string;
}

function readFlashMessage(): Notice | undefined {
  const start = `${NOTICE_COOKIE}=`;
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  try {
    return kept ? (JSON.parse(decodeURIComponent(kept.slice(start.length))) as Notice) : undefined;
  } catch {
    return undefined;
  }
}

/** Shows, once, the flash message of the form that redirected to this public page. */
export function showFlashMessage(): void {
  const notice = readFlashMessage();
  if (!notice) return;
  document.cookie = `${NOTICE_COOKIE}=; path=/; max-age=0`;
  void showToast({ kind: notice.status, title: notice.title, text: notice.message });
}
