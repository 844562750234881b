import { withoutPersonalData } from '@stratum/contract/client-error-text';
import { clientErrorRoutes } from '@stratum/contract/client-errors';
import { Counter } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import type { Log } from '../../platform/log.ts';
import { deviceOf } from '../auth/index.ts';

/** Of one network; a page sends at most ten. */
const perMinute = { points: 30, seconds: 60 };

interface Deps {
  readonly log: Log;
  readonly clock: Clock;
}

/** Faults of the pages, as browsers report them: to the log, and counted by browser. */
export function clientErrorsDomain({ log, clock }: Deps) {
  const spend = createMemoryLimiter([perMinute], clock);
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Faults of the pages that browsers have reported, by browser',
    labelNames: ['browser'] as const,
    registers: [],
  });
  return {
    name: 'client-errors',
    routes: implement(clientErrorRoutes, {
      async reportClientError({ body, network, userAgent }) {
        await spend(network);
        const browser = knownBrowser(userAgent);
        counter.inc({ browser });
        const { message, stack, page, build } = body;
        const report = {
          message: withoutPersonalData(message),
          stack: stack && withoutPersonalData(stack),
          page: withoutPersonalData(page),
          build,
          browser,
        };
        log.warn({ report }, 'a page failed in a browser');
        return { received: true as const };
      },
    }),
    metrics: [counter],
  } satisfies Domain;
}

/** A closed list: a label of a metric must not take whatever a header says. */
const browsers = ['Chrome', 'Firefox', 'Safari', 'Microsoft Edge', 'Samsung Internet', 'Opera'];

function knownBrowser(userAgent: string): string {
  const { browser } = deviceOf(userAgent);
  return browser !== null && browsers.includes(browser) ? browser : 'other';
}
