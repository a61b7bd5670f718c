import type { CSSProperties, ReactNode } from 'react';
import { shopDrawing } from '@/lib/catalogue/shop-drawing';
import type { DrawnRow } from '@/lib/images/drawings';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { isNearShopRed } from '@/lib/theme/brand-colours';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

/** The fields of a retailer that its sign uses. A retailer may have no brand colours. */
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
  /**
   * The category, subcategory or product whose drawing is on the sign. By default, this is one that the shop sells.
   */
  drawn?: DrawnRow;
  /** The heading that contains the shop's name. If left out, the sign is hidden from screen readers. */
  children?: ReactNode;
}

/**
 * Shows the sign of a shop: a drawing of the goods that it sells, above its name in its brand's colours. If the shop
 * has a logo, the logo replaces the drawing.
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
      {/* The background has the tint of the drawing's category. This may not be the shop's first category. */}
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
 * Returns the attributes that set a shop's colours on an element: the brand's colours or, if there are none, a tint.
 * Only the buttons that lead to shops may be red. If the brand is as red as these buttons, most elements therefore show
 * the brand's colour only as a stripe (app/styles/signs.css).
 */
export function signColours({ name, key_categories = [], brand_bg, brand_ink }: SignedRetailer) {
  const hue = { 'data-hue': hueOf(name, ...key_categories) };
  if (!brand_bg || !brand_ink) return hue;
  if (isNearShopRed(brand_bg))
    return { ...hue, 'data-sign': 'stripe', style: { '--stripe': brand_bg } as CSSProperties };
  return { ...hue, style: { '--sign': brand_bg, '--on-sign': brand_ink } as CSSProperties };
}
