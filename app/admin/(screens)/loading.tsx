/** While a screen is read from the database. */
export default function Loading() {
  return (
    <div role="status" className="animate-pulse space-y-4">
      <span className="sr-only">Loading…</span>
      <div className="h-10 w-64 rounded-box bg-sunken" />
      <div className="h-12 rounded-box bg-sunken" />
      <div className="h-96 rounded-box bg-sunken" />
    </div>
  );
}
