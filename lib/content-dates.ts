interface Times {
  published_at: string | null;
  created_at: string | null;
  updated_at: string | null;
}

export interface ContentDates {
  /** ISO times. */
  published: string | null;
  /** Only when the text was changed after it had appeared, on a later day than it is dated. */
  updated: string | null;
}

/** What a byline may truthfully say: filling a database with a text is not an update of it. */
export function contentDates({ published_at, created_at, updated_at }: Times): ContentDates {
  const changed =
    updated_at !== null && created_at !== null && Date.parse(updated_at) > Date.parse(created_at);
  const isLater = changed && published_at !== null && londonDay(updated_at) > londonDay(published_at);
  return { published: published_at, updated: isLater ? updated_at : null };
}

/** '2026-11-21', as the calendar in London has it. */
const londonDay = (time: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date(time));
