/** Shows the skeleton that covers the main area while a page loads (see shell/pending-navigation). */
export function RouteSkeleton() {
  return (
    <div role="status" className="route-skeleton no-print">
      <div className="skeleton-page">
        <span className="sr-only">Loading…</span>
        <div aria-hidden="true" className="inset grid gap-4 py-8">
          <span className="skeleton h-4 w-1/3" />
          <span className="skeleton h-10 w-2/3" />
          <span className="skeleton h-4 w-full" />
          <span className="skeleton h-4 w-5/6" />
          <span className="skeleton mt-6 h-40 w-full" />
          <span className="skeleton h-40 w-full" />
        </div>
      </div>
      <p className="skeleton-late">
        This is taking longer than usual. <a>Reload the page</a>
      </p>
      <p className="skeleton-redirect">
        <span aria-hidden="true" className="spinner" />
        Redirecting...
      </p>
    </div>
  );
}
