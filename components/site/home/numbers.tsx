import { countCategories } from '@/lib/data/categories';
import { countProducts } from '@/lib/data/products';
import { countRetailers } from '@/lib/data/retailers';

/** Shows the numbers of shops, categories and products on the site, in wide windows only. */
export async function Numbers() {
  const [shops, categories, products] = await Promise.all([
    countRetailers(),
    countCategories(),
    countProducts(),
  ]);
  return (
    <dl className="numbers">
      <Figure value={shops} label="shops, each with its own page" />
      <Figure value={categories} label="categories, and what comes down" />
      <Figure value={products} label="products compared" />
    </dl>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  if (value < 2) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en-GB')}</dd>
    </div>
  );
}
