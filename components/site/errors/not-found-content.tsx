import { LostCategoriesAsHtml } from './lost-categories';
import { WaysOn } from './ways-on';

/** Shows the content of the 404 page. */
export function NotFoundContent() {
  return (
    <>
      <div className="lost band band-flush on-green">
        <Message />
        <WaysOn />
      </div>
      <LostCategoriesAsHtml />
    </>
  );
}

/**
 * Shows only the message of the 404 page. The page's layout shows LostWays, which has the search box and all links. Use
 * this component if the page has a loading state. React then writes short content (up to 500 bytes) into its place in
 * the HTML, whereas JavaScript must move longer content there.
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
    </>
  );
}
