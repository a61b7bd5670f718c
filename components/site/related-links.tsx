import { Link } from '@/components/site/link';
import {
  needsFillers,
  RELATED_LIMITS,
  type Related,
  relatedLinks,
  withFillers,
} from '@/lib/catalogue/related-links';
import { listCategories } from '@/lib/data/categories';
import { listProducts } from '@/lib/data/products';
import { listRetailers } from '@/lib/data/retailers';
import { Scroller } from './scroller';
import { Section } from './section';

interface RelatedLinksProps {
  /** The path of the page that contains this block. The block never links to this page. */
  path: string;
  /** The pages to link to. If they are too few, the block adds links to other pages. */
  related?: Related;
}

/** Shows the 'Explore More' block, with up to eight links (docs/product.md#related-links). */
export async function RelatedLinks({ path, related = {} }: RelatedLinksProps) {
  const chosen = relatedLinks(path, related);
  const links = needsFillers(chosen) ? withFillers(path, chosen, await fillers()) : chosen;
  if (links.length === 0) return null;
  return (
    <Section id="explore-more" title="Explore More">
      <Scroller label="Explore More" items="chips">
        <ul className="chip-row">
          {links.map((link) => (
            <li key={link.path} className="max-w-full">
              <Link href={link.path} className="chip">
                <span>
                  <span className="text-sm font-normal text-muted">{link.kind} </span>
                  {link.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Scroller>
    </Section>
  );
}

async function fillers(): Promise<Related> {
  const limit = RELATED_LIMITS.fillersPerKind;
  const [categories, retailers, products] = await Promise.all([
    listCategories({ limit }),
    listRetailers({ limit }),
    listProducts({ limit }),
  ]);
  return { categories, retailers, products };
}
