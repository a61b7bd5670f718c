import { Cover, TextCover } from '@/components/site/content/cover';
import { Picture } from '@/components/site/pictures/picture';
import { RetailerTile } from '@/components/site/retailer/retailer-tile';
import { drawingOf } from '@/lib/images/drawings';
import type { SearchItem } from '@/lib/search/results';
import type { ResultFacts } from './result-facts';

interface ResultPictureProps {
  item: SearchItem;
  facts: ResultFacts;
}

/**
 * Shows the picture of a search result. Every picture except a shop's logo loads without the script
 * shell/start-pictures, because the first results are on the first screen.
 */
export function ResultPicture({ item: { slug, name, image, category }, facts }: ResultPictureProps) {
  switch (facts.kind) {
    case 'retailer':
      return <RetailerTile retailer={facts.row ?? { name, logo: image }} />;
    case 'product': {
      const { subcategory = null, image_url = null } = facts.row ?? {};
      const row = { kind: 'product', slug, parents: [subcategory, category] } as const;
      return (
        <Picture row={row} name={name} sources={facts.row ? [image_url, facts.row.image] : [image]} isPlain />
      );
    }
    case 'content':
      return facts.row ? <Cover content={facts.row} number="alone" /> : <TextCover text={category ?? name} />;
    case 'category': {
      if (!category)
        return <Picture row={{ kind: 'category', slug }} name={name} sources={[image]} isPlain />;
      // The `image` of a subcategory is its category's picture, so prefer the subcategory's own drawing if it has one.
      const isDrawn = drawingOf({ kind: 'subcategory', slug }) !== null;
      return isDrawn ? (
        <Picture row={{ kind: 'subcategory', slug }} name={name} isPlain />
      ) : (
        <Picture row={{ kind: 'category', slug: category }} name={name} sources={[image]} isPlain />
      );
    }
  }
}
