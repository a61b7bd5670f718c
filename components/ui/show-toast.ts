import type { CSSProperties } from 'react';
import type { Root } from 'react-dom/client';
import { themeOf } from '@/lib/admin/theme';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** A button beside the text; the message then stays longer. */
  action?: { label: string; run: () => void };
}

let root: Root | undefined;

/** In the admin area's own colours, where somebody has chosen them; otherwise in those of the system. */
const theme = () => themeOf(document.documentElement.dataset.theme);

/** Above the disclosure where that is shown; on a phone above the bar with which a form is saved, which they would cover. */
const above = (room: string) => ({ bottom: `max(${room}, var(--banner-height, 0px) + 0.75rem)` });
const PLACE = { position: 'bottom-right', offset: above('1.5rem'), mobileOffset: above('7rem') } as const;

/** The colours of what can destroy: a failure is not to be taken for a success. */
const DESTRUCTIVE = {
  '--normal-bg': 'var(--action)',
  '--normal-border': 'var(--action)',
  '--normal-text': 'var(--on-action)',
  '--error-bg': 'var(--action)',
  '--error-border': 'var(--action)',
  '--error-text': 'var(--on-action)',
} as CSSProperties;
const BUTTON = { minHeight: '1.75rem' };
const DISMISS = { ...BUTTON, background: 'var(--on-action)', color: 'var(--action)' };

/** Time to read the message, look at the page, and decide. */
const WITH_ACTION_MS = 30_000;

/** The library and its place on the page come with the first toast, unless this was called before. */
export const loadToasts = () => Promise.all([import('sonner'), import('react-dom/client'), import('react')]);

/** Says something in passing; an error stays until it is dismissed. */
export async function showToast({ kind, title, text, action }: Toast): Promise<void> {
  const [{ toast, Toaster }, { createRoot }, { createElement }] = await loadToasts();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Toaster, { theme: theme(), ...PLACE }));
  if (kind === 'error') {
    toast.error(title, {
      // The same failure again is the same message, not another one on top of it.
      id: `${title}: ${text}`,
      description: text,
      richColors: true,
      style: DESTRUCTIVE,
      duration: Infinity,
      action: { label: 'Dismiss', onClick: () => undefined },
      actionButtonStyle: DISMISS,
    });
    return;
  }
  toast.success(title, {
    description: text,
    ...(action && {
      duration: WITH_ACTION_MS,
      action: { label: action.label, onClick: action.run },
      actionButtonStyle: BUTTON,
    }),
  });
}
