import { z } from 'zod';
import { boardPeriods } from './board-words.ts';
import { daySchema, instantSchema } from './calendar.ts';
import { boardEndpoints } from './endpoints/boards.ts';
import { groupIdSchema, userIdSchema } from './ids.ts';
import { defineRoutes, opens } from './route.ts';
import { winsSchema } from './wins.ts';

const params = z.object({ ppauGroupId: groupIdSchema });
const asMember = opens({ group: { as: 'member', id: 'params.ppauGroupId' } });

const member = { userId: userIdSchema, first_name: z.string() };
const place = z.object({ rank: z.int(), value: z.int() });

/** What the caller can still send somebody today. */
const companySchema = z.object({
  cheered: z.boolean(),
  nudged: z.boolean(),
  /** When their quiet hours end; null outside of them. */
  quietUntil: instantSchema.nullable(),
});

const encouragement = {
  access: asMember,
  params,
  body: z.strictObject({ userId: userIdSchema }),
  reply: companySchema,
  errors: ['not_found', 'forbidden', 'conflict', 'quiet_hours'],
} as const;

/** Those who share their wins with a group, side by side, and what they send each other. */
export const boardRoutes = defineRoutes({
  groupBoard: {
    ...boardEndpoints.groupBoard,
    summary:
      'Everybody who shares their wins with the group, with points, consistency and gains of a period, and the points of each day',
    access: asMember,
    params,
    query: z.object({
      period: z.enum(boardPeriods),
      /** A day of another period than the newest that is over. */
      to: daySchema.optional(),
    }),
    reply: z.object({
      from: daySchema,
      to: daySchema,
      /** The period before, which gains are counted against. */
      before: z.object({ from: daySchema, to: daySchema }),
      /** By points, the most first; equals share a rank. */
      items: z.array(
        z.object({
          ...member,
          points: place,
          /** What the days that count could bring. */
          of: z.int(),
          /** Of each day of the period. */
          days: z.array(z.int()),
          /** Whole percent; null where no day counts. */
          consistency: place.nullable(),
          /** Null for who has gained nothing: losses are seen by oneself alone. */
          improved: place.nullable(),
        }),
      ),
      /** By how much the caller has changed, also where that is less; null where they do not share. */
      ownChange: z.int().nullable(),
    }),
    errors: ['not_found'],
  },
  groupToday: {
    ...boardEndpoints.groupToday,
    summary: 'The wins of today of everybody who shares them, and the week that they fill together',
    access: asMember,
    params,
    reply: z.object({
      /** By name; today is each person’s own. */
      items: z.array(
        z.object({
          ...member,
          wins: winsSchema,
          /** What can still be won today: nothing on a day that does not count. */
          open: z.int(),
          ...companySchema.shape,
        }),
      ),
      week: z.object({
        from: daySchema,
        to: daySchema,
        /** Of all who share, on each day from Monday to Sunday. */
        days: z.array(z.int()),
        /** What the days that count could bring them. */
        of: z.int(),
        /** The caller’s part; null where they do not share. */
        own: z.int().nullable(),
      }),
    }),
    errors: ['not_found'],
  },
  sendCheer: {
    ...boardEndpoints.sendCheer,
    summary: 'Cheers a member, once a day; both share their wins with the group',
    ...encouragement,
  },
  sendNudge: {
    ...boardEndpoints.sendNudge,
    summary: 'Reminds a member of today, once a day; both share their wins with the group',
    ...encouragement,
  },
});
