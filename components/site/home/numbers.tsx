import { countCategories } from '@/lib/data/categories';
import { countProducts } from '@/lib/data/products';
import { countRetailers } from '@/lib/data/retailers';

/** How many shops, categories and products the site covers. Only wide windows have room for it. */
export async function Numbers() {
  const [shops, categories, products] = await Promise.all([
    countRetailers(),
    countCategories(),
    countProducts(),
  ]);
  return (
    <dl className="numbers">
      <Figure value={shops} label="shops, page by page" />
      <Figure value={categories} label="categories, what falls in each" />
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
