import { jest } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { londonDay } from '@/lib/dates/london-time';
import type { Database } from '@/lib/schema/database.types';
import type * as VisitorHash from '@/lib/services/analytics/visitor-hash';

/** The number of salts that the database has been asked for. It has a different one for each day. */
let salts: number;
const db = createClient<Database>('http://database.example', 'a-key', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: () => {
      salts += 1;
      const day = londonDay(new Date().toISOString());
      return Promise.resolve(Response.json({ day, salt: `the salt of ${day}` }));
    },
  },
});

let visitorHash: typeof VisitorHash.visitorHash;
let forgetSaltsAtMidnight: typeof VisitorHash.forgetSaltsAtMidnight;
beforeEach(async () => {
  salts = 0;
  jest.useFakeTimers({ now: Date.parse('2026-12-25T20:00:00Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
  jest.resetModules();
  ({ visitorHash, forgetSaltsAtMidnight } = await import('@/lib/services/analytics/visitor-hash'));
});
afterEach(() => jest.useRealTimers());

const BROWSER = 'A browser';
const hash = (ip: string, userAgent = BROWSER) => visitorHash(db, { ip, userAgent });

test('a visitor has one number all day, and another browser or address has another', async () => {
  const visitor = await hash('192.0.2.1');
  jest.setSystemTime(Date.parse('2026-12-25T23:59:59Z'));
  expect(await hash('192.0.2.1')).toBe(visitor);
  expect(await hash('192.0.2.1', 'Another browser')).not.toBe(visitor);
  expect(await hash('192.0.2.2')).not.toBe(visitor);
  expect(salts).toBe(1);
  // A 64-bit number, which says nothing about the address.
  expect(visitor).toMatch(/^-?\d{1,19}$/);
});

test('all addresses of one IPv6 subscriber (/64) are one visitor', async () => {
  const visitor = await hash('2001:db8:0:7::1');
  expect(await hash('2001:db8:0:7:ffff:ffff:ffff:ffff')).toBe(visitor);
  expect(await hash('2001:db8:0:8::1')).not.toBe(visitor);
});

test('on another day in London, the same visitor has another number', async () => {
  jest.setSystemTime(Date.parse('2026-07-01T22:59:59Z'));
  const visitor = await hash('192.0.2.1');
  jest.setSystemTime(Date.parse('2026-07-01T23:00:00Z'));
  expect(await hash('192.0.2.1')).not.toBe(visitor);
  expect(salts).toBe(2);
});

test('the salt of a past day is removed from memory, even if nobody visits the site', async () => {
  forgetSaltsAtMidnight();
  await hash('192.0.2.1');
  jest.setSystemTime(Date.parse('2026-12-25T23:59:00Z'));
  jest.advanceTimersByTime(59_999);
  await hash('192.0.2.1');
  expect(salts).toBe(1);
  jest.advanceTimersByTime(60_001);
  // If the salt were still in memory, it would be used once the clock shows its day again.
  jest.setSystemTime(Date.parse('2026-12-25T20:00:00Z'));
  await hash('192.0.2.1');
  expect(salts).toBe(2);
});
