import { z } from 'zod';
import { instantSchema, monthSchema } from '../calendar.ts';
import { consoleOrganizationEndpoints } from '../endpoints/console-organizations.ts';
import { pageSchema } from '../envelope.ts';
import { emailSchema, requiredText } from '../fields.ts';
import { organizationIdSchema, userIdSchema } from '../ids.ts';
import { categorySchema } from '../model.ts';
import { orgcodeSchema } from '../organizations.ts';
import { localeSchema } from '../person.ts';
import { administrators, defineRoutes } from '../route.ts';
import { listQuery } from './lists.ts';
import { organizationLimits, orgcodeActs } from './organization-words.ts';
import { confirmationErrors, confirmedSchema } from './step-up.ts';
import { versionSchema } from './version.ts';

const organizationSchema = z.object({
  id: organizationIdSchema,
  name: z.string(),
  orgcode: z.string(),
  /** Nobody joins by it any more; who has joined stays. */
  isCodeEnded: z.boolean(),
  assignedCategories: z.array(categorySchema),
  members: z.int(),
  createdAt: instantSchema,
  version: z.int(),
});
export type AdministeredOrganization = z.infer<typeof organizationSchema>;

const memberSchema = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  since: instantSchema,
});
export type OrganizationMember = z.infer<typeof memberSchema>;

/** The figures of a month; null where the people are too few, or too alike those of the last one shown. */
const monthFiguresSchema = z.object({
  month: monthSchema,
  /** Who was a member all month. */
  members: z.int().nullable(),
  /** Mean level of those of them who assessed themselves in the month, to one decimal. */
  levels: z.array(z.object({ category: categorySchema, level: z.number().nullable() })),
});
export type MonthFigures = z.infer<typeof monthFiguresSchema>;

const params = z.object({ organizationId: organizationIdSchema });
const name = requiredText(organizationLimits.nameLength);
const assignedCategories = z.array(categorySchema).min(1, 'required');
const version = versionSchema;

export const consoleOrganizationRoutes = defineRoutes({
  administeredOrganizations: {
    ...consoleOrganizationEndpoints.administeredOrganizations,
    summary: 'Organizations, or those whose name or code begins with what is searched',
    access: administrators,
    query: z.object({
      ...listQuery(['name', '-name', '-createdAt', 'createdAt']),
      code: z.enum(['open', 'ended']).optional(),
    }),
    reply: pageSchema(organizationSchema),
    errors: [],
  },
  administeredOrganization: {
    ...consoleOrganizationEndpoints.administeredOrganization,
    summary: 'An organization',
    access: administrators,
    params,
    reply: organizationSchema,
    errors: ['not_found'],
  },
  addOrganization: {
    ...consoleOrganizationEndpoints.addOrganization,
    summary: 'Makes an organization, with a code that is made up where none is given',
    access: administrators,
    body: z.strictObject({ name, orgcode: orgcodeSchema.optional(), assignedCategories }),
    reply: organizationSchema,
    errors: [],
  },
  changeOrganization: {
    ...consoleOrganizationEndpoints.changeOrganization,
    summary: 'Changes the name and the categories that its people assess',
    access: administrators,
    params,
    body: z.strictObject({ name, assignedCategories, version }),
    reply: organizationSchema,
    errors: ['not_found', 'conflict'],
  },
  changeOrgcode: {
    ...consoleOrganizationEndpoints.changeOrgcode,
    summary: 'Puts another code in place, ends the code, or has people join by it again',
    access: administrators,
    params,
    body: z.strictObject({ act: z.enum(orgcodeActs), version }),
    reply: organizationSchema,
    errors: ['not_found', 'conflict'],
  },
  organizationMembers: {
    ...consoleOrganizationEndpoints.organizationMembers,
    summary: 'Who has joined, by address, or those whose address begins with what is searched',
    access: administrators,
    query: z.object({
      ...listQuery(['email', '-email']),
      organizationId: organizationIdSchema,
    }),
    reply: pageSchema(memberSchema),
    errors: ['not_found'],
  },
  removeFromOrganization: {
    ...consoleOrganizationEndpoints.removeFromOrganization,
    summary: 'Takes a person out of the organization; their account and answers stay theirs',
    access: administrators,
    params: params.extend({ memberId: userIdSchema }),
    body: confirmedSchema,
    reply: z.object({ id: userIdSchema }),
    errors: ['not_found', ...confirmationErrors],
  },
  inviteToOrganization: {
    ...consoleOrganizationEndpoints.inviteToOrganization,
    summary: 'Mails the code to a list of addresses; who is a member already gets none',
    access: administrators,
    bodyLimit: 256 * 1024,
    params,
    body: z.strictObject({
      emails: z.array(emailSchema).min(1, 'required').max(organizationLimits.invitations),
      locale: localeSchema,
    }),
    reply: z.object({ sent: z.int(), alreadyMembers: z.int() }),
    errors: ['not_found', 'conflict'],
  },
  organizationFigures: {
    ...consoleOrganizationEndpoints.organizationFigures,
    summary:
      'Figures per finished month over who was a member all month. Each month is decided once, and shown as it was from then on',
    access: administrators,
    params,
    reply: z.object({ months: z.array(monthFiguresSchema), csv: z.string() }),
    errors: ['not_found'],
  },
});
