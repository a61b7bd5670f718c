import type { Spec, Variant } from '@/lib/schema/rows';
import { withCapital } from '@/lib/text/initial';
import { CHOOSE_IF } from './product-facts';

/** Returns a fact with a capital at its start. A name such as 'iPad' keeps its small letter. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}+(?![\p{L}\d])/u, withCapital);

/** Says in a sentence for whom a version is: 'Choose this if you download every game.' */
export const choiceSentence = (reason: string): string =>
  `${CHOOSE_IF} ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;

interface ComparedVersions {
  /** The names of the facts in which the versions differ, those with the most values first. */
  differing: string[];
  /** The facts that all versions share. */
  shared: Spec[];
}

/** Separates the facts in which the versions of a product differ from those that all share. */
export function comparedVersions(variants: Variant[]): ComparedVersions {
  const names = [...new Set(variants.flatMap(({ specs }) => Object.keys(specs)))].filter(
    (name) => name !== CHOOSE_IF,
  );
  const valuesOf = (name: string) => new Set(variants.map(({ specs }) => specs[name] ?? ''));
  const sharedValue = (name: string) => {
    const [value, ...others] = valuesOf(name);
    return value && others.length === 0 && variants.length > 1 ? value : null;
  };
  return {
    differing: names
      .filter((name) => sharedValue(name) === null)
      .toSorted((a, b) => valuesOf(b).size - valuesOf(a).size),
    shared: names.flatMap((name) => {
      const value = sharedValue(name);
      return value === null ? [] : [{ name, value }];
    }),
  };
}

/** Returns the specs of a product that the comparison of its versions does not have already. */
export function specsBeyondVersions(specs: Spec[], variants: Variant[]): Spec[] {
  const compared = new Set(variants.flatMap((variant) => Object.keys(variant.specs)).map(lowerCase));
  return specs.filter(({ name }) => !compared.has(lowerCase(name)));
}

const lowerCase = (text: string) => text.toLowerCase();
