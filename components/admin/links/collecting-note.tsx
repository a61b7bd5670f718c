/** Says why the list of links may be incomplete. Renders nothing if the list is complete. */
export function CollectingNote({ state }: { state: 'fresh' | 'collecting' | 'no key' }) {
  if (state === 'fresh') return null;
  return (
    <p role="status" className="card mb-4 p-4">
      {state === 'collecting'
        ? 'The links of all rows are being collected. This list fills up in a minute.'
        : 'SUPABASE_SECRET_KEY isn’t set on the server, so links can’t be collected.'}
    </p>
  );
}
