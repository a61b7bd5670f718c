import type { CSSProperties, ReactNode } from 'react';
import { shopDrawing } from '@/lib/catalogue/shop-drawing';
import type { DrawnRow } from '@/lib/images/drawings';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { isNearShopRed } from '@/lib/theme/brand-colours';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

/** The fields of a retailer that its sign shows. The brand's colours may be missing. */
export interface SignedRetailer {
  slug?: string;
  name: string;
  logo?: string | null;
  key_categories?: string[];
  brand_bg?: string | null;
  brand_ink?: string | null;
}

interface RetailerTileProps {
  retailer: SignedRetailer;
  size?: 'card' | 'small';
  /** The row whose drawing the sign shows. The default is what the shop sells. */
  drawn?: DrawnRow;
  /** The heading with the shop's name. Without it, the sign is hidden from screen readers. */
  children?: ReactNode;
}

/**
 * The sign of a shop: a drawing of what it sells, above its name on the colours of its brand. An uploaded logo replaces
 * the drawing.
 */
export function RetailerTile({ retailer, size = 'card', drawn, children }: RetailerTileProps) {
  const { name, logo } = retailer;
  const hasLogo = resolvePicture(logo).kind === 'image';
  const row = drawn ?? shopDrawing(retailer);
  const classes = ['sign', size === 'small' && 'sign-small', hasLogo && 'has-logo'];
  return (
    <div
      {...signColours(retailer)}
      aria-hidden={children ? undefined : true}
      className={classes.filter(Boolean).join(' ')}
    >
      {/* The ground of the drawing has the tint of its own category, which may not be the shop's first. */}
      <span
        data-hue={hueOf(name, row.kind === 'category' ? row.slug : row.parents?.at(-1))}
        className="sign-art"
      >
        <Picture row={row} name={name} sources={[logo]} size="large" isPlain={!hasLogo} />
      </span>
      <div className="sign-name">{children ?? name}</div>
    </div>
  );
}

/**
 * Returns the attributes that give an element the colours of a shop: those of its brand, or a tint. A brand as red as the
 * buttons that lead to shops gets ink with a stripe of its colour, so that the buttons stay the only red.
 */
export function signColours({ name, key_categories = [], brand_bg, brand_ink }: SignedRetailer) {
  const hue = { 'data-hue': hueOf(name, ...key_categories) };
  if (!brand_bg || !brand_ink) return hue;
  if (isNearShopRed(brand_bg))
    return { ...hue, 'data-sign': 'stripe', style: { '--stripe': brand_bg } as CSSProperties };
  return { ...hue, style: { '--sign': brand_bg, '--on-sign': brand_ink } as CSSProperties };
}
