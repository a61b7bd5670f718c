import type { QualityCheck } from '../check';
import { HONESTY_CHECKS } from './honesty';
import { LINK_CHECKS } from './links';
import { SEARCH_RESULT_CHECKS } from './search-result';
import { STRUCTURE_CHECKS } from './structure';
import { TEXT_CHECKS } from './text';

/** All checks of a page, sorted by weight, the highest first. */
export const QUALITY_CHECKS: readonly QualityCheck[] = [
  ...SEARCH_RESULT_CHECKS,
  ...TEXT_CHECKS,
  ...STRUCTURE_CHECKS,
  ...HONESTY_CHECKS,
  ...LINK_CHECKS,
].toSorted((a, b) => b.weight - a.weight);

export const qualityCheckOf = (name: string) => QUALITY_CHECKS.find((check) => check.name === name);
