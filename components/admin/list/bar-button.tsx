import type { ReactNode } from 'react';

/** A button of the bar that acts on ticked rows. */
export function BarButton(props: { isBusy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-disabled={props.isBusy} onClick={props.onClick} className="button-quiet">
      {props.children}
    </button>
  );
}
