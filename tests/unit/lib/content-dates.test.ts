import { contentDates } from '../../../lib/content-dates.ts';

const PUBLISHED = '2026-11-02T09:00:00Z';
const SEEDED = '2026-11-21T10:00:00Z';

describe('contentDates', () => {
  it('does not call the filling of a database an update', () => {
    const times = { published_at: PUBLISHED, created_at: SEEDED, updated_at: SEEDED };
    expect(contentDates(times)).toEqual({ published: PUBLISHED, updated: null });
  });

  it('says when a text was changed after it appeared', () => {
    const updated_at = '2026-11-23T10:00:00Z';
    const times = { published_at: PUBLISHED, created_at: SEEDED, updated_at };
    expect(contentDates(times)).toEqual({ published: PUBLISHED, updated: updated_at });
  });

  it('leaves out a change on the day of publication', () => {
    const times = {
      published_at: PUBLISHED,
      created_at: '2026-10-01T00:00:00Z',
      updated_at: '2026-11-02T20:00:00Z',
    };
    expect(contentDates(times).updated).toBeNull();
  });

  it('leaves out a change made before the text appeared', () => {
    const times = {
      published_at: PUBLISHED,
      created_at: '2026-10-01T00:00:00Z',
      updated_at: '2026-10-05T00:00:00Z',
    };
    expect(contentDates(times).updated).toBeNull();
  });

  it('counts the days of London', () => {
    const times = {
      published_at: '2026-07-02T22:30:00Z',
      created_at: '2026-07-01T00:00:00Z',
      updated_at: '2026-07-02T23:30:00Z',
    };
    expect(contentDates(times).updated).toBe('2026-07-02T23:30:00Z');
  });

  it('knows nothing of built-in texts but the date of publication', () => {
    expect(contentDates({ published_at: PUBLISHED, created_at: null, updated_at: null })).toEqual({
      published: PUBLISHED,
      updated: null,
    });
  });
});
