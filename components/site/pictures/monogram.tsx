const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'];

/** The placeholder for a missing picture: initials on a background colour, both derived from the name. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-full items-center justify-center font-display text-xl font-bold ${tintOf(name)}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Returns up to two initials: 'Marks & Spencer' → 'MS', 'Argos' → 'A', 'H&M' → 'HM'. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}

function tintOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return TINTS[Math.abs(sum) % TINTS.length] ?? 'bg-tint-1';
}
