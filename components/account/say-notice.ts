import { showToast } from '@/components/ui/show-toast';
import { NOTICE_COOKIE } from '@/lib/storage-names';

interface Notice {
  status: 'success' | 'error';
  title: string;
  message?: string;
}

function readNotice(): Notice | undefined {
  const start = `${NOTICE_COOKIE}=`;
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  try {
    return kept ? (JSON.parse(decodeURIComponent(kept.slice(start.length))) as Notice) : undefined;
  } catch {
    return undefined;
  }
}

/** Says, once, what the form had to say that led to this public page. */
export function sayNotice(): void {
  const notice = readNotice();
  if (!notice) return;
  document.cookie = `${NOTICE_COOKIE}=; path=/; max-age=0`;
  void showToast({ kind: notice.status, title: notice.title, text: notice.message });
}
