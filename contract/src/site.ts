import { z } from 'zod';
import { siteEndpoints } from './endpoints/site.ts';
import type { OperatorFacts } from './operator.ts';
import { publicTextNames } from './public-texts.ts';
import { anyone, defineRoutes, packKept, signedIn } from './route.ts';

const operatorSchema = z.object({
  name: z.string().nullable(),
  /** One line of the address to a line. */
  address: z.string().nullable(),
  email: z.string().nullable(),
  /** Two letters; screens show its name in the reader's language. */
  country: z.string().nullable(),
  phone: z.string().nullable(),
}) satisfies z.ZodType<OperatorFacts>;

const crisisHelpSchema = z.object({
  /** Null where it is not sure: then it is the local emergency number, without a figure. */
  emergencyNumber: z.string().nullable(),
  /** Somebody to talk to. */
  helplineNumber: z.string().nullable(),
  /** A directory of such numbers. */
  helplineUrl: z.string(),
});
export type CrisisHelp = z.infer<typeof crisisHelpSchema>;

export const siteRoutes = defineRoutes({
  site: {
    ...siteEndpoints.site,
    summary: 'Who runs this installation, as far as it is stated',
    access: anyone,
    reply: z.object({ operator: operatorSchema }),
    errors: [],
  },
  publicText: {
    ...siteEndpoints.publicText,
    summary: 'A text of the content pack that public pages are made of, in all languages',
    access: anyone,
    params: z.object({ name: z.enum(publicTextNames) }),
    reply: z.looseObject({}),
    cacheSeconds: packKept,
    errors: ['not_found'],
  },
  crisisHelp: {
    ...siteEndpoints.crisisHelp,
    summary: 'Whom the caller may call in a crisis, by the country of their profile',
    access: signedIn,
    reply: crisisHelpSchema,
    errors: [],
  },
});
