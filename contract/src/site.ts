import { z } from 'zod';
import { siteEndpoints } from './endpoints/site.ts';
import type { OperatorFacts } from './operator.ts';
import { anyone, defineRoutes } from './route.ts';

const operatorSchema = z.object({
  name: z.string().nullable(),
  /** One line of the address to a line. */
  address: z.string().nullable(),
  email: z.string().nullable(),
  /** Two letters; screens show its name in the reader's language. */
  country: z.string().nullable(),
  phone: z.string().nullable(),
}) satisfies z.ZodType<OperatorFacts>;

export const siteRoutes = defineRoutes({
  site: {
    ...siteEndpoints.site,
    summary: 'Who runs this installation, as far as it is stated',
    access: anyone,
    reply: z.object({ operator: operatorSchema }),
    errors: [],
  },
});
