import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { createMemoryLimiter, type Spend } from '../limits/memory-limiter.ts';
import { networkOf } from '../limits/network.ts';

/** How often the API may be called. Tests and benchmarks set their own. */
export interface CallLimits {
  /** Calls of one network in ten seconds. */
  readonly perNetwork: number;
  /** Writes of one account in a minute. */
  readonly writesPerMinute: number;
  /** Frames of one person's live connections in ten seconds. */
  readonly framesPerPerson: number;
}

/** So many times a minute's writes in a day: at 120 a minute 5,000, which a week's work done offline passes. */
const minutesPerDay = 5_000 / 120;

/** Refuses a network's calls before their bodies are read. */
export function installNetworkLimit(
  api: FastifyInstance,
  { perNetwork }: CallLimits,
  clock: Clock,
): void {
  const spend = createMemoryLimiter([{ points: perNetwork, seconds: 10 }], clock);
  api.addHook('onRequest', (request) => spend(networkOf(request.ip)));
}

/** Counts the frames that a person sends, by the account's id. */
export function createFrameLimit({ framesPerPerson }: CallLimits, clock: Clock): Spend {
  return createMemoryLimiter([{ points: framesPerPerson, seconds: 10 }], clock);
}

/** Counts the writes of an account, by its id. */
export function createWriteLimit({ writesPerMinute }: CallLimits, clock: Clock): Spend {
  const rules = [
    { points: writesPerMinute, seconds: 60 },
    { points: Math.round(writesPerMinute * minutesPerDay), seconds: 24 * 3600 },
  ];
  return createMemoryLimiter(rules, clock);
}
