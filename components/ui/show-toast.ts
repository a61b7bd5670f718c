interface Toast {
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

let container: HTMLElement | undefined;

/** Says something in passing. The library and its place on the page come with the first toast. */
export async function showToast({ kind, title, text }: Toast): Promise<void> {
  const [{ toast, Toaster }, { createRoot }, { createElement }] = await Promise.all([
    import('sonner'),
    import('react-dom/client'),
    import('react'),
  ]);
  if (!container) {
    container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(createElement(Toaster, { theme: 'system', position: 'bottom-right' }));
  }
  toast[kind](title, { description: text });
}
