/**
 * Shows the magnifying glass of the search button. The large version has the size of the menu icon. Screen readers
 * ignore the icon.
 */
export function SearchIcon({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={isLarge ? 'size-6' : 'size-5'}
      fill="none"
      stroke="currentColor"
    >
      <circle cx="11" cy="11" r="7" strokeWidth="2" />
      <path d="m16.5 16.5 4.5 4.5" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
