import { z } from 'zod';
import { codeSentSchema } from '../auth.ts';
import { instantSchema } from '../calendar.ts';
import { pageSchema } from '../envelope.ts';
import { organizationIdSchema, sessionIdSchema, userIdSchema } from '../ids.ts';
import { localeSchema, roles } from '../person.ts';
import { administrators, defineRoutes } from '../route.ts';
import { viewMinutes } from '../viewing.ts';
import { listQuery } from './lists.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { bulkActs, mostAtOnce, personStates } from './people-words.ts';
import { confirmationErrors, confirmedSchema, reasonSchema } from './step-up.ts';

const stateSchema = z.enum(personStates);

const organizationSchema = z.object({ id: organizationIdSchema, name: z.string() }).nullable();

export const listedPersonSchema = z.object({
  id: userIdSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: stateSchema,
  role: z.enum(roles),
  organization: organizationSchema,
  createdAt: instantSchema,
  /** Null where no session of theirs is kept. */
  lastSeenAt: instantSchema.nullable(),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** A day or a place of a session, never its token. */
const personSessionSchema = z.object({
  id: sessionIdSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  lastSeenAt: instantSchema,
  createdAt: instantSchema,
});

const waySchema = z.enum(['in_app', 'mail', 'push', 'sms']);

/** What is going to be sent, by its kind; never its words. */
const toComeSchema = z.object({
  id: z.string(),
  at: instantSchema,
  kind: z.string(),
  ways: z.array(waySchema),
});

/** What was sent to somebody, by its kind; never its words. */
const sentSchema = z.object({
  id: z.string(),
  at: instantSchema,
  kind: z.string(),
  way: waySchema,
  outcome: z.enum(['sent', 'read', 'failed']),
  /** What the failure said, or when it was read. */
  detail: z.string().nullable(),
});
export type Sent = z.infer<typeof sentSchema>;

const lookSchema = z.object({
  at: instantSchema,
  action: z.string(),
  /** Null for an operator at the command line, or who administrates no more. */
  name: z.string().nullable(),
  reason: z.string().nullable(),
});

/** All that the console tells of one person: facts and counts, nothing they have written. */
export const personSchema = listedPersonSchema.extend({
  locale: localeSchema,
  timeZone: z.string(),
  country: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The last two digits; null without a number. */
  phoneEnds: z.string().nullable(),
  smsNotification: z.boolean(),
  blockedAt: instantSchema.nullable(),
  deletionDate: instantSchema.nullable(),
  /** Things they keep. */
  counts: z.object({
    notes: z.int(),
    files: z.int(),
    assessments: z.int(),
    goals: z.int(),
    wins: z.int(),
    messages: z.int(),
  }),
  sessions: z.array(personSessionSchema),
  /** Browsers that take pushes. */
  pushBrowsers: z.int(),
  groups: z.array(
    z.object({ id: z.string(), name: z.string(), members: z.int(), isAdmin: z.boolean() }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.string(),
      total: z.int(),
      currency: z.string(),
      placedAt: instantSchema,
    }),
  ),
  sent: z.array(sentSchema),
  toCome: z.array(toComeSchema),
  /** Who looked at them or acted on them, the latest first. */
  looks: z.array(lookSchema),
});
export type Person = z.infer<typeof personSchema>;

const params = z.object({ userId: userIdSchema });
const done = z.object({ done: z.literal(true) });
const errors = ['not_found', ...confirmationErrors] as const;

export const peopleRoutes = defineRoutes({
  people: {
    ...peopleEndpoints.people,
    summary: 'Accounts by name or address, state, organization and role',
    access: administrators,
    query: z.object({
      ...listQuery(['-created', 'created', 'name', '-name', 'email', '-email']),
      state: stateSchema.optional(),
      organization: organizationIdSchema.optional(),
      role: z.enum(roles).optional(),
    }),
    reply: pageSchema(listedPersonSchema),
    errors: [],
  },
  person: {
    ...peopleEndpoints.person,
    summary:
      'One person: how the account stands, sessions, what was sent and with what outcome, groups, orders; counts of all else. The look stands in the audit log',
    access: administrators,
    params,
    reply: personSchema,
    errors: ['not_found'],
  },
  endPersonSessions: {
    ...peopleEndpoints.endPersonSessions,
    summary: 'Ends one session of a person, or all',
    access: administrators,
    params,
    body: confirmedSchema.extend({ sessionId: sessionIdSchema.optional() }),
    reply: z.object({ ended: z.int() }),
    errors,
  },
  blockAccount: {
    ...peopleEndpoints.blockAccount,
    summary:
      'Shuts a person out: sessions end, no one signs in, nothing is sent any more, their groups get another admin',
    access: administrators,
    params,
    body: confirmedSchema,
    reply: done,
    errors: [...errors, 'last_administrator'],
  },
  unblockAccount: {
    ...peopleEndpoints.unblockAccount,
    summary: 'Lets a person in again',
    access: administrators,
    params,
    body: confirmedSchema,
    reply: done,
    errors,
  },
  changePersonRole: {
    ...peopleEndpoints.changePersonRole,
    summary: 'Makes a person an administrator, or an ordinary account again',
    access: administrators,
    params,
    body: confirmedSchema.extend({ role: z.enum(roles) }),
    reply: done,
    errors: [...errors, 'last_administrator'],
  },
  resendPersonCode: {
    ...peopleEndpoints.resendPersonCode,
    summary: 'Mails a person a code for a new password, as if they had asked for it',
    access: administrators,
    params,
    body: z.strictObject({ reason: reasonSchema }),
    reply: codeSentSchema,
    errors: ['not_found', 'too_many_requests'],
  },
  exportPerson: {
    ...peopleEndpoints.exportPerson,
    summary: 'Begins the archive of a person’s data on their request; they alone can fetch it',
    access: administrators,
    params,
    body: confirmedSchema,
    reply: done,
    errors,
  },
  deletePerson: {
    ...peopleEndpoints.deletePerson,
    summary: 'Plans the end of a person’s account in 14 days on their request; they can keep it',
    access: administrators,
    params,
    body: confirmedSchema,
    reply: z.object({ deletionDate: instantSchema }),
    errors: [...errors, 'last_administrator'],
  },
  viewAsPerson: {
    ...peopleEndpoints.viewAsPerson,
    summary:
      'A token that sees what a person sees, without notes, files and messages, and changes nothing; the person is told afterwards who looked and why',
    access: administrators,
    params,
    body: z.strictObject({ reason: reasonSchema, minutes: z.literal(viewMinutes) }),
    reply: z.object({ token: z.string(), expiresAt: instantSchema }),
    errors: ['not_found'],
  },
  endViewOfPerson: {
    ...peopleEndpoints.endViewOfPerson,
    summary: 'Ends what the caller sees as a person before its time',
    access: administrators,
    params,
    reply: z.object({ ended: z.int() }),
    errors: [],
  },
  actOnPeople: {
    ...peopleEndpoints.actOnPeople,
    summary: 'Blocks, lets in again or signs out several people, each as if alone; all or none',
    access: administrators,
    body: confirmedSchema.extend({
      act: z.enum(bulkActs),
      userIds: z.array(userIdSchema).min(1).max(mostAtOnce),
    }),
    reply: z.object({ people: z.int() }),
    errors: [...errors, 'last_administrator'],
  },
});
