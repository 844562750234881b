import { z } from 'zod';
import { daySchema } from './calendar.ts';
import { newsEndpoints } from './endpoints/news.ts';
import { anyone, defineRoutes, packKept } from './route.ts';

const newsItemSchema = z.object({
  /** The same while it is the same piece of news, so that one who has put it away is not shown it again. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z
    .object({
      light: z.string(),
      dark: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
    })
    .nullable(),
  /** A page of the product without its language, or an address elsewhere. */
  link: z.string().nullable(),
  /** The days it is shown, both included; null for no end. */
  from: daySchema,
  until: daySchema.nullable(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

const reply = z.object({ items: z.array(newsItemSchema) });

export const newsRoutes = defineRoutes({
  getNews: {
    ...newsEndpoints.getNews,
    summary: 'What is new, the newest first',
    access: anyone,
    reply,
    cacheSeconds: packKept,
    errors: ['too_many_requests'],
  },
  getSpotlight: {
    ...newsEndpoints.getSpotlight,
    summary: 'What the home page points at',
    access: anyone,
    reply,
    cacheSeconds: packKept,
    errors: ['too_many_requests'],
  },
});
