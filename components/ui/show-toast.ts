interface Toast {
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

let container: HTMLElement | undefined;

/** The library and its place on the page come with the first toast, unless this was called before. */
export const loadToasts = () => Promise.all([import('sonner'), import('react-dom/client'), import('react')]);

/** Says something in passing. */
export async function showToast({ kind, title, text }: Toast): Promise<void> {
  const [{ toast, Toaster }, { createRoot }, { createElement }] = await loadToasts();
  if (!container) {
    container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(createElement(Toaster, { theme: 'system', position: 'bottom-right' }));
  }
  toast[kind](title, { description: text });
}
