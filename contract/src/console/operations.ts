import { z } from 'zod';
import { instantSchema } from '../calendar.ts';
import { consoleOperationEndpoints } from '../endpoints/console-operations.ts';
import { pageSchema } from '../envelope.ts';
import { administrators, defineRoutes } from '../route.ts';
import {
  type HealthCheck,
  healthFindings,
  healthStates,
  testChannels,
  testOutcomes,
} from './operation-words.ts';

const jobKindSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** When the first of those that wait is due; null where none waits. */
  nextAt: instantSchema.nullable(),
});

const failedJobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  attempts: z.int(),
  failedAt: instantSchema,
  /** What it failed with, as the log has it. */
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

const dueKey = { kind: z.string().max(60), subject: z.uuid(), occurrence: z.string().max(100) };
const failingDueSchema = z.object({
  ...dueKey,
  id: z.string(),
  dueAt: instantSchema,
  /** It is tried again then. */
  nextAt: instantSchema,
  failures: z.int(),
});
export type FailingDue = z.infer<typeof failingDueSchema>;

const checkNames = Object.keys(healthFindings) as [HealthCheck, ...HealthCheck[]];
const checkSchema = z.object({
  check: z.enum(checkNames),
  /** One of the check's findings. */
  finding: z.string(),
  state: z.enum(healthStates),
  /** Figures of its sentence. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HealthCheckResult = z.infer<typeof checkSchema>;

const cursor = z.string().max(100).optional();

export const consoleOperationRoutes = defineRoutes({
  jobKinds: {
    ...consoleOperationEndpoints.jobKinds,
    summary:
      'How many jobs of each kind wait, run and have failed for good, and what is due at a time',
    access: administrators,
    reply: z.object({
      jobs: z.array(jobKindSchema),
      due: z.array(
        z.object({
          name: z.string(),
          /** Until the next twenty-four hours are over. */
          today: z.int(),
          failing: z.int(),
          nextAt: instantSchema.nullable(),
        }),
      ),
    }),
    errors: [],
  },
  failedJobs: {
    ...consoleOperationEndpoints.failedJobs,
    summary: 'Jobs that have failed for good, the latest first; they are kept for a week',
    access: administrators,
    query: z.object({ cursor }),
    reply: pageSchema(failedJobSchema),
    errors: [],
  },
  retryJobs: {
    ...consoleOperationEndpoints.retryJobs,
    summary: 'Has failed jobs tried once more',
    access: administrators,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    reply: z.object({ retried: z.int() }),
    errors: [],
  },
  failingDue: {
    ...consoleOperationEndpoints.failingDue,
    summary: 'What was due and has failed so far, the one that is tried next first',
    access: administrators,
    reply: z.object({ items: z.array(failingDueSchema) }),
    errors: [],
  },
  retryDue: {
    ...consoleOperationEndpoints.retryDue,
    summary: 'Has what was due and has failed tried now',
    access: administrators,
    body: z.strictObject(dueKey),
    reply: z.object({ retried: z.boolean() }),
    errors: [],
  },
  sendTestDelivery: {
    ...consoleOperationEndpoints.sendTestDelivery,
    summary: 'Sends the caller a test by one way, and says what became of it',
    access: administrators,
    body: z.strictObject({ channel: z.enum(testChannels) }),
    reply: z.object({ outcome: z.enum(testOutcomes), reason: z.string().nullable() }),
    errors: ['too_many_requests'],
  },
  health: {
    ...consoleOperationEndpoints.health,
    summary: 'What is slow, full or failing, and how the newest backup stands',
    access: administrators,
    reply: z.object({ checks: z.array(checkSchema), since: instantSchema }),
    errors: [],
  },
});
