import { Link } from '@/components/site/link';
import { LostCategories } from './lost-categories';
import { WaysOn } from './ways-on';

/** The content of the 404 page. */
export function NotFoundContent() {
  return (
    <>
      <div className="lost band band-flush on-green">
        <Message />
        <WaysOn />
      </div>
      <LostCategories />
    </>
  );
}

/**
 * The content of the 404 page without the search box and the links, for a page with a loading state. React writes the
 * content of a loading state's boundary into the HTML in place only if it is short (about 500 bytes); otherwise
 * JavaScript must move it there. The layout of such a page shows WaysOn.
 */
export function ShortNotFoundContent() {
  return (
    <div className="lost band band-flush on-green">
      <Message />
    </div>
  );
}

function Message() {
  return (
    <>
      <p className="lost-number" aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <p>The page may have moved, or it may have been removed.</p>
      <p>
        <Link href="/" className="button-marigold">
          Return to Home
        </Link>
      </p>
    </>
  );
}
