import type { Spec, Variant } from '@/lib/schema/rows';
import { withCapital } from '@/lib/text/initial';
import { CHOOSE_IF } from './product-facts';

/** Returns a fact with a capital first letter. A name such as 'iPad' keeps its small letter. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}+(?![\p{L}\d])/u, withCapital);

/** Returns a sentence that says who should choose a version: 'Choose this if you download every game.' */
export const choiceSentence = (reason: string): string =>
  `${CHOOSE_IF} ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;

interface ComparedVersions {
  /**
   * The names of the facts in which the versions differ; all facts if there is only one version. Facts that more
   * versions state come first. If equally many versions state two facts, the one with more different values comes
   * first.
   */
  differing: string[];
  /** The facts that all versions share. */
  shared: Spec[];
  /** The names of the facts that only one version states. They do not help to compare versions. */
  lone: string[];
}

/**
 * Divides the facts about a product's versions into three groups: facts that differ, facts that all versions share, and
 * facts that only one of several versions states.
 */
export function comparedVersions(variants: Variant[]): ComparedVersions {
  const names = [...new Set(variants.flatMap(({ specs }) => Object.keys(specs)))].filter(
    (name) => name !== CHOOSE_IF,
  );
  const valuesOf = (name: string) => new Set(variants.map(({ specs }) => specs[name] ?? ''));
  const countOf = (name: string) => variants.filter(({ specs }) => specs[name]).length;
  const isLone = (name: string) => variants.length > 1 && countOf(name) === 1;
  const sharedValue = (name: string) => {
    const [value, ...others] = valuesOf(name);
    return value && others.length === 0 && variants.length > 1 ? value : null;
  };
  return {
    differing: names
      .filter((name) => sharedValue(name) === null && !isLone(name))
      .toSorted((a, b) => countOf(b) - countOf(a) || valuesOf(b).size - valuesOf(a).size),
    shared: names.flatMap((name) => {
      const value = sharedValue(name);
      return value === null ? [] : [{ name, value }];
    }),
    lone: names.filter(isLone),
  };
}

/** Returns the specs of a product that are not in the comparison of its versions. */
export function specsBeyondVersions(specs: Spec[], variants: Variant[]): Spec[] {
  const compared = new Set(variants.flatMap((variant) => Object.keys(variant.specs)).map(lowerCase));
  return specs.filter(({ name }) => !compared.has(lowerCase(name)));
}

const lowerCase = (text: string) => text.toLowerCase();
