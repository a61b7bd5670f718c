import { contentDates } from '../../../lib/dates/content-dates.ts';

const published_at = '2026-11-02T09:00:00Z';

describe('contentDates', () => {
  it('shows the date of a change only when it is after the date of publication', () => {
    const content_changed_at = '2026-11-23T10:00:00Z';
    expect(contentDates({ published_at, content_changed_at })).toEqual({
      published: published_at,
      updated: content_changed_at,
      modified: content_changed_at,
    });
  });

  it.each([
    ['on the day of publication', '2026-11-02T20:00:00Z', '2026-11-02T20:00:00Z'],
    ['before the publication', '2026-10-05T00:00:00Z', published_at],
  ])('shows readers no update for a change %s', (_when, content_changed_at, modified) => {
    expect(contentDates({ published_at, content_changed_at })).toMatchObject({ updated: null, modified });
  });

  it('uses London days', () => {
    const times = { published_at: '2026-07-02T22:30:00Z', content_changed_at: '2026-07-02T23:30:00Z' };
    expect(contentDates(times).updated).toBe('2026-07-02T23:30:00Z');
  });

  it('shows no dates for a text that has no date of publication', () => {
    expect(contentDates({ published_at: null, content_changed_at: '2026-07-02T23:30:00Z' })).toEqual({
      published: null,
      updated: null,
      modified: null,
    });
  });
});
