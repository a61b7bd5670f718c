import { COMPARE_CHOICE_PATH, LEAST_COMPARED, MOST_COMPARED } from '@/lib/routing/compare-path';
import { listComparableShops } from '@/lib/services/compare/comparison';

const LABELS = ['First shop', 'Second shop', 'Third shop', 'Fourth shop'];

/**
 * Shows the form for choosing the shops to compare. The form's target redirects to the canonical path of the
 * comparison, so the form works without JavaScript.
 */
export async function ShopChooser({ chosen = [] }: { chosen?: string[] }) {
  const shops = await listComparableShops();
  const known = chosen.filter((slug) => shops.some((shop) => shop.slug === slug)).slice(0, MOST_COMPARED);
  return (
    <form action={COMPARE_CHOICE_PATH} method="get" className="shop-chooser">
      {LABELS.map((label, index) => {
        const isRequired = index < LEAST_COMPARED;
        return (
          <label key={label}>
            <span>
              {label} {!isRequired && <span className="text-muted">(optional)</span>}
            </span>
            <select
              name="shops"
              required={isRequired}
              defaultValue={known[index] ?? ''}
              className="min-h-11 w-full rounded-box border border-control bg-raised px-2"
            >
              <option value="">{isRequired ? 'Choose a shop' : 'None'}</option>
              {shops.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <button type="submit" className="button-brand">
        Compare
      </button>
    </form>
  );
}
