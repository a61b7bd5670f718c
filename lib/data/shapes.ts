import 'server-only';
import { z } from 'zod';

/** The JSON columns, as the database's check functions promise them. */
export const faqsShape = z.array(z.object({ question: z.string(), answer: z.string() }));
export const highlightsShape = z.array(
  z.object({ feature: z.string(), values: z.tuple([z.string(), z.string(), z.string()]) }),
);
export const variantsShape = z.array(z.object({ name: z.string(), specs: z.record(z.string(), z.string()) }));
export const popularSearchesShape = z.array(z.object({ text: z.string(), link: z.string() }));
export const guideCardsShape = z.array(
  z.object({ title: z.string(), description: z.string(), link: z.string() }),
);
export const editorialTipsShape = z.array(
  z.union([z.string(), z.object({ title: z.string(), description: z.string() })]),
);
