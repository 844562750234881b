import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { sendAs, type Writer } from './writers.ts';

/** Every other request is one of these. */
const reads = [
  '/profile-info',
  '/assessment-graph?categoryType=mentality&monthYear=2026',
  '/assessment-status',
  '/get-wins-streak',
  '/goal-list',
  '/get-personal-stuff',
  '/get-notification',
  '/ppau',
];

interface Phase {
  readonly name: string;
  readonly times: number[];
  readonly failures: string[];
}

interface SteadyLoad {
  /** What happens from now on, until the next. */
  enter(phase: string): void;
  /** Sends nothing more. @returns whether all that was sent has been answered with success */
  end(): Promise<boolean>;
}

/** So many requests a second, begun by the clock however long those before take; told by phases. */
export function startLoad(
  writers: readonly Writer[],
  address: () => string,
  perSecond: number,
): SteadyLoad {
  const phases: Phase[] = [];
  const over = new AbortController();
  const busy = new Set<Writer>();
  /** Who writes does one thing after the other, so that what is there at the end is known. */
  const request = async (number: number) => {
    const writer = writers[number % writers.length];
    if (!writer) return;
    if (number % 2 === 0 && !busy.has(writer)) {
      busy.add(writer);
      return writer.writeOne().finally(() => busy.delete(writer));
    }
    const path = reads[number % reads.length] ?? '';
    await sendAs(writer.person.token, address(), 'GET', path);
  };
  const measure = async (number: number) => {
    const phase = phases.at(-1);
    const began = performance.now();
    try {
      await request(number);
      phase?.times.push(performance.now() - began);
    } catch (error) {
      phase?.failures.push(failureOf(error));
    }
  };
  const generate = async () => {
    const open = new Set<Promise<void>>();
    const began = performance.now();
    for (let sent = 0; !over.signal.aborted; sent += 1) {
      await pause(Math.max(0, began + (sent * 1_000) / perSecond - performance.now()));
      const measured = measure(sent);
      open.add(measured);
      void measured.finally(() => open.delete(measured));
    }
    await Promise.all(open);
  };
  const generating = generate();
  return {
    enter: (name) => void phases.push({ name, times: [], failures: [] }),
    async end() {
      over.abort();
      await generating;
      for (const phase of phases) console.log(lineOf(phase));
      return phases.every(({ failures }) => failures.length === 0);
    },
  };
}

function lineOf({ name, times, failures }: Phase): string {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  const kinds = Map.groupBy(failures, (failure) => failure.replaceAll(/"requestId":"[^"]*"/g, ''));
  const told = [...kinds].map(([kind, { length }]) => `\n  ${length} times ${kind}`);
  return `${name}: ${times.length + failures.length} requests, ${failures.length} failed; ${half.toFixed(1)} ms, 99 % within ${most.toFixed(0)} ms${told.join('')}`;
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
