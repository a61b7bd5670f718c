import type { Root } from 'react-dom/client';
import { themeOf } from '@/lib/admin/theme';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

let root: Root | undefined;

/** In the admin area's own colours, where somebody has chosen them; otherwise in those of the system. */
const theme = () => themeOf(document.documentElement.dataset.theme);

/** On a phone above the bar with which a form is saved, which they would cover. */
const PLACE = { position: 'bottom-right', mobileOffset: { bottom: '5rem' } } as const;

/** The library and its place on the page come with the first toast, unless this was called before. */
export const loadToasts = () => Promise.all([import('sonner'), import('react-dom/client'), import('react')]);

/** Says something in passing. */
export async function showToast({ kind, title, text }: Toast): Promise<void> {
  const [{ toast, Toaster }, { createRoot }, { createElement }] = await loadToasts();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Toaster, { theme: theme(), ...PLACE }));
  toast[kind](title, { description: text });
}
