import { CHOOSE_IF } from '@/lib/catalogue/product-facts';
import { choiceSentence } from '@/lib/catalogue/version-facts';
import type { Variant } from '@/lib/schema/rows';

interface CardVersionsProps {
  versions: Variant[];
  /** Whether to say for whom each version is suitable. */
  hasChoices: boolean;
}

/**
 * Lists the versions of a product on its card: either their names in one line, or a list that says for whom each
 * version is suitable.
 */
export function CardVersions({ versions, hasChoices }: CardVersionsProps) {
  if (!hasChoices)
    return (
      <p className="card-versions">
        <b>{versions.length} versions:</b> {versions.map(({ name }) => name).join(', ')}
      </p>
    );
  return (
    <ul className="card-versions">
      {versions.map(({ name, specs }) => (
        <li key={name}>
          <b>{name}</b> {specs[CHOOSE_IF] && <span>{choiceSentence(specs[CHOOSE_IF])}</span>}
        </li>
      ))}
    </ul>
  );
}
