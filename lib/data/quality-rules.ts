import 'server-only';
import { DEFAULT_QUALITY_RULES, type QualityRules } from '@/lib/quality/rules';

/** Returns the values that the checks of texts compare pages with. */
export const getQualityRules = (): Promise<QualityRules> => Promise.resolve(DEFAULT_QUALITY_RULES);
