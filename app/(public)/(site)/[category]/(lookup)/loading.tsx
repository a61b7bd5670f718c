/** Shows a message while a client-side navigation looks up a slug (docs/product.md#single-segment-addresses). */
export default function Redirecting() {
  return (
    <div role="status" className="mx-auto flex max-w-prose flex-col items-center gap-4 py-20 text-muted">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-pill border-4 border-rule border-t-brand"
      />
      <p>Redirecting...</p>
    </div>
  );
}
