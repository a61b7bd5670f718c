import type { ComponentProps, CSSProperties } from 'react';
import { Picture } from './picture';

/** One picture of a fan. */
export type Print = Pick<ComponentProps<typeof Picture>, 'row' | 'name' | 'sources'>;

const PRINTS = 3;

/** Shows up to three pictures as a fan of prints at the head of a page. Only wide windows have room for the fan. */
export function Fan({ prints }: { prints: Print[] }) {
  const shown = prints.slice(0, PRINTS);
  return (
    <div aria-hidden="true" className="fan" style={{ '--missing': PRINTS - shown.length } as CSSProperties}>
      {shown.map((print) => (
        <Picture key={print.row?.slug} {...print} size="large" isPlain />
      ))}
    </div>
  );
}
