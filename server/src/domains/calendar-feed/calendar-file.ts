import { addDays } from '@stratum/contract/plain-days';
import { dayAt } from '@stratum/contract/zoned-time';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { type CallLimits, installNetworkLimit } from '../../platform/http/call-limits.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import type { UserRow } from '../accounts/index.ts';
import { pausesOf } from '../daily-wins/index.ts';
import { calendarGoals } from '../goals/index.ts';
import { remindersOfGoals } from '../reminders/index.ts';
import { calendarPath, createFeedAddresses } from './address.ts';
import { calendarOf } from './calendar.ts';
import type { Deps } from './deps.ts';
import { writeCalendar } from './i-calendar.ts';
import { readerOf } from './store.ts';

interface FileDeps extends Deps {
  readonly callLimits: CallLimits;
}

/** Calendars look a few times an hour, those of a family's devices together. */
const reads = { points: 60, seconds: 3600 };

/** Days for which what is over stays, and goals of one calendar. */
const [kept, mostGoals] = [365, 200];

/**
 * The file that calendar programs read, at an address that is its own password. What they have is
 * compared (ETag) by the server, which answers 304 where nothing has changed.
 */
export async function installCalendarFile(app: FastifyInstance, deps: FileDeps): Promise<void> {
  const { db, clock, callLimits } = deps;
  const { idOf } = createFeedAddresses(deps);
  const spend = createMemoryLimiter([reads], clock);
  await app.register(async (scope) => {
    installNetworkLimit(scope, callLimits, clock);
    scope.get<{ Params: { file: string } }>(`${calendarPath}/:file`, async (request, reply) => {
      const id = idOf(request.params.file);
      const person = id === null ? null : await readerOf(db, id);
      if (!id || !person || person.deletionDueAt !== null) throw new AppError('not_found');
      await spend(id);
      reply.headers({
        'cache-control': 'private, max-age=0, must-revalidate',
        'content-disposition': 'inline; filename="stratum.ics"',
        'content-language': person.locale,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      return reply.type('text/calendar; charset=utf-8').send(await textFor(deps, person));
    });
  });
}

async function textFor({ db, clock, publicUrl }: Deps, person: UserRow): Promise<string> {
  const since = addDays(dayAt(clock.now(), person.timeZone), -kept);
  const goals = await calendarGoals(db, person.id, { since, limit: mostGoals });
  const ids = goals.map(({ id }) => id);
  const [reminders, pauses] = [await remindersOfGoals(db, ids), await pausesOf(db, [person.id])];
  return writeCalendar(calendarOf({ person, goals, reminders, pauses, publicUrl }));
}
