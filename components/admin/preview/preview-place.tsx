import { useRef, type ReactNode, type Ref } from 'react';

/** Goes to the preview where it stands below a long form, on a phone, and back to the place in the form. */
export function usePreviewPlace() {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<{ top: number; focus: Element | null }>(undefined);

  function show() {
    const { current } = place;
    if (!current || current.getBoundingClientRect().top < innerHeight / 2) return;
    left.current = { top: scrollY, focus: document.activeElement };
    current.scrollIntoView();
    current.focus({ preventScroll: true });
  }
  function goBack() {
    const { top = 0, focus } = left.current ?? {};
    scrollTo({ top });
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }
  return { place, show, goBack };
}

interface PreviewPlaceProps {
  ref: Ref<HTMLDivElement>;
  onBack: () => void;
  children: ReactNode;
}

/** Where the preview stands: beside the form, or below it with the way back. */
export function PreviewPlace({ ref, onBack, children }: PreviewPlaceProps) {
  return (
    <div ref={ref} tabIndex={-1} className="preview-place">
      <button type="button" onClick={onBack} className="button-quiet only-below-form">
        Back to the form
      </button>
      {children}
    </div>
  );
}
