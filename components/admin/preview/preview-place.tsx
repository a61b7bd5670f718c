import { useRef, type ReactNode, type Ref } from 'react';

/**
 * Returns a ref and two functions for a preview that is below a long form, as on a phone. `place` is the ref of the
 * preview. `show` scrolls to the preview and focuses it, unless the preview already begins above the middle of the
 * viewport. `goBack` restores the scroll position and the focus from before the last scroll by `show`.
 */
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

/** Shows a preview beside the form or below it. Below the form, the preview has a button to go back. */
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
