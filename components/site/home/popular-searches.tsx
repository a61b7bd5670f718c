import { Link } from '@/components/site/link';

/** Written out, not counted: no number of searches is claimed. */
const SEARCHES = [
  'Air fryer',
  'PlayStation',
  'Headphones',
  'LEGO',
  'Dyson',
  'Trainers',
  'Coffee machine',
  'Perfume',
];

/** A row of searches to start from. They lead to the search, which finds something whatever is in the catalogue. */
export function PopularSearches() {
  return (
    <section aria-labelledby="popular-searches" className="mt-6">
      <h2 id="popular-searches" className="footer-title">
        Popular Searches
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {SEARCHES.map((text) => (
          <li key={text}>
            <Link
              href={`/search?q=${encodeURIComponent(text)}`}

              className="inline-flex min-h-11 items-center rounded-pill border border-control px-4 text-sm hover:border-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
