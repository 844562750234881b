import { z } from 'zod';
import { organizationEndpoints } from './endpoints/organizations.ts';
import { categorySchema } from './model.ts';
import { anyone, defineRoutes } from './route.ts';

/** The word an organization hands to its people; upper and lower case are the same. */
export const orgcodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9](?:-?[A-Z0-9]){3,19}$/, 'orgcode');

/** Where a code may be left out, an empty one is none. */
export const optionalOrgcodeSchema = z.preprocess(
  (code: string | undefined) => (code === '' ? undefined : code),
  orgcodeSchema.optional().describe('An empty one is none'),
);

/** What anyone who knows its code may see of an organization. */
export const organizationSchema = z.object({
  name: z.string(),
  orgcode: z.string(),
  /** What its people are to assess themselves in. */
  assignedCategories: z.array(categorySchema),
});
export type Organization = z.infer<typeof organizationSchema>;

export const organizationRoutes = defineRoutes({
  getOrganization: {
    ...organizationEndpoints.getOrganization,
    summary: 'The organization whose code this is',
    access: anyone,
    query: z.object({ orgcode: orgcodeSchema }),
    reply: organizationSchema,
    errors: ['not_found', 'too_many_requests'],
  },
});
