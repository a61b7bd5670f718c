import type { PictureSource } from '@/lib/images/picture-source';
import type { PictureCheck } from './check-picture';

interface LogoStateProps {
  picture: PictureSource;
  /** The substitute that the retailer's sign shows if there is no logo. */
  instead: 'drawing' | 'monogram';
  logo: string | null;
  check?: PictureCheck;
}

/** Shows the state of a logo, such as 'Good' or 'Broken', with its size once loaded, and its origin. */
export function LogoState({ picture, instead, logo, check }: LogoStateProps) {
  const { text, isBad } = stateOf({ picture, instead, logo, check });
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className={`badge ${isBad ? 'badge-gold' : 'badge-on'}`}>{text}</span>
      {check && 'width' in check && (
        <span>
          {check.width} × {check.height}
        </span>
      )}
      {logo && picture.kind === 'image' && <span>{logo.startsWith('logos/') ? 'Uploaded' : 'By URL'}</span>}
    </p>
  );
}

function stateOf({ picture, instead, check }: LogoStateProps): { text: string; isBad: boolean } {
  if (picture.kind === 'emoji') return { text: 'Emoji', isBad: false };
  if (picture.kind === 'none') return { text: `No logo, shows a ${instead}`, isBad: true };
  switch (check?.state) {
    case undefined:
      return { text: 'Checking…', isBad: false };
    case 'broken':
      return { text: 'Broken', isBad: true };
    case 'low':
      return { text: 'Low resolution', isBad: true };
    case 'good':
      return { text: 'Good', isBad: false };
  }
}
