import { seasonAt } from '../../lib/dates/season.ts';

const { year } = seasonAt(Date.now());

/**
 * Whether all sale starts that the built-in data expects are today or later. From Christmas Day until New Year's Day,
 * pages say that some starts are not confirmed. tests/e2e/copies/sale-season.spec.ts moves the clock to test these
 * days.
 */
export const areStartsAhead = Date.now() < Date.UTC(year, 11, 25);
