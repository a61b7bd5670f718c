import type { CSSProperties, ReactNode } from 'react';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { hueOf } from '@/lib/theme/hues';
import { Photo } from '../pictures/picture-box';

/** The fields of a retailer that its sign shows. The brand's colours may be missing. */
export interface SignedRetailer {
  name: string;
  logo?: string | null;
  key_categories?: string[];
  brand_bg?: string | null;
  brand_ink?: string | null;
}

interface RetailerTileProps {
  retailer: SignedRetailer;
  size?: 'card' | 'small';
  /** The heading with the shop's name. Without it, the sign is hidden from screen readers. */
  children?: ReactNode;
}

const LOGO = { width: 160, height: 120 };

/**
 * The sign of a shop: its name on the colours of its brand, or on the tint of its main category. An uploaded logo
 * replaces the colours.
 */
export function RetailerTile({ retailer, size = 'card', children }: RetailerTileProps) {
  const logo = resolvePicture(retailer.logo);
  return (
    <div
      {...signColours(retailer)}
      aria-hidden={children ? undefined : true}
      className={size === 'small' ? 'sign sign-small' : 'sign'}
    >
      {logo.kind === 'emoji' && (
        <span aria-hidden="true" className="text-3xl">
          {logo.emoji}
        </span>
      )}
      {children ?? retailer.name}
      {logo.kind === 'image' && (
        <span className="sign-logo">
          <Photo src={logo.src} size={LOGO} />
        </span>
      )}
    </div>
  );
}

/** Returns the attributes that give an element the colours of a shop: those of its brand, or a tint. */
export function signColours({ name, key_categories = [], brand_bg, brand_ink }: SignedRetailer) {
  const hue = { 'data-hue': hueOf(name, ...key_categories) };
  if (!brand_bg || !brand_ink) return hue;
  return { ...hue, style: { '--sign': brand_bg, '--on-sign': brand_ink } as CSSProperties };
}
