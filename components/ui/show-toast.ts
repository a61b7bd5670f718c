import type { CSSProperties } from 'react';
import type { Root } from 'react-dom/client';
import { themeOf } from '@/lib/theme/admin-theme';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** A button beside the text. A toast with a button stays visible longer. */
  action?: { label: string; run: () => void };
}

let root: Root | undefined;

/** Returns the theme that is chosen in the admin area, otherwise the system's theme. */
const theme = () => themeOf(document.documentElement.dataset.theme);

/**
 * Returns the distance of toasts from the bottom of the window. Toasts are above the affiliate banner if it is visible,
 * and, on a phone, above the save button.
 */
const above = (room: string) => ({ bottom: `max(${room}, var(--banner-height, 0px) + 0.75rem)` });
const PLACE = { position: 'bottom-right', offset: above('1.5rem'), mobileOffset: above('7rem') } as const;

/** The colours of an error toast, which distinguish it from a success toast. */
const DESTRUCTIVE = {
  '--normal-bg': 'var(--error)',
  '--normal-border': 'var(--error)',
  '--normal-text': 'var(--on-error)',
  '--error-bg': 'var(--error)',
  '--error-border': 'var(--error)',
  '--error-text': 'var(--on-error)',
} as CSSProperties;
const BUTTON = { minHeight: '1.75rem' };
const DISMISS = { ...BUTTON, background: 'var(--on-error)', color: 'var(--error)' };

/** How long a toast with a button stays visible: enough time to read the message, look at the page and decide. */
const WITH_ACTION_MS = 30_000;

/**
 * Loads the toast library and React's client. If a toast may have to report a lost connection, call this function
 * early, while there is still a connection. Otherwise, the first toast loads the two libraries.
 */
export const loadToasts = () => Promise.all([import('sonner'), import('react-dom/client'), import('react')]);

/** Shows a toast. An error stays until the user dismisses it. */
export async function showToast({ kind, title, text, action }: Toast): Promise<void> {
  const [{ toast, Toaster }, { createRoot }, { createElement }] = await loadToasts();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Toaster, { theme: theme(), ...PLACE }));
  if (kind === 'error') {
    toast.error(title, {
      // With the same id, a repeated message replaces the earlier toast.
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
