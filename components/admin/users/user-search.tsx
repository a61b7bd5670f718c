/** Looks for accounts by a part of their email; a plain form, so that the address says what is shown. */
export function UserSearch({ q }: { q: string }) {
  return (
    <form action="/admin/users" role="search" className="admin-toolbar">
      <label className="admin-toolbar-search">
        <span className="admin-label">Search</span>
        <input
          // What the address says is what the field shows, also after a step back.
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Search by email…"
          className="admin-input"
        />
      </label>
      <button type="submit" className="button-quiet">
        Apply
      </button>
    </form>
  );
}
