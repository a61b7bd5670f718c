import { Link } from '@/components/site/link';
import { MoreLink } from '@/components/site/more-link';
import { suggestQuery } from '@/lib/data/search';
import { searchPath } from '@/lib/search/query';

/** The search page if a query has no results: spelling suggestions, and links to browse instead. */
export async function NothingFound({ query }: { query: string }) {
  const suggestion = await suggestQuery(query);
  return (
    <div className="mt-8 max-w-prose">
      <h2>No results found</h2>
      {suggestion && (
        <p className="mt-3 text-lg">
          Did you mean{' '}
          <Link
            href={searchPath(suggestion)}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {suggestion}
          </Link>
          ?
        </p>
      )}
      <p className="mt-3 text-muted">Try different keywords or browse our categories</p>
      <WaysOn />
    </div>
  );
}

/** Links to the public lists, for visitors who would rather browse than search. */
export function WaysOn() {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <MoreLink href="/retailers">Browse retailers</MoreLink>
      <MoreLink href="/categories">Browse categories</MoreLink>
    </p>
  );
}
