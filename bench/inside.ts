// Loaded into a server that is measured (`--expose-gc --import`): a SIGUSR2 prints, as one line of JSON,
// what the process holds in memory once its garbage is collected, the processor time it has had, and
// when the transactions were committed since the print before.
import pg from 'pg';

/** Instants of the machine's monotonic clock, in milliseconds, when something was there to be told. */
let instants: number[] = [];

export const now = () => Number(process.hrtime.bigint()) / 1e6;

export function noteInstant(): void {
  instants.push(now());
}

/** Told before whoever waits for the commit goes on. */
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, given);
    if (!(answer instanceof Promise) || !isCommit(given[0])) return answer;
    return answer.then((result: unknown) => {
      noteInstant();
      return result;
    });
  },
});

function isCommit(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
  return text === 'commit';
}

/** Milliseconds of processor time so far. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** Of it, what looking has cost. */
let spentHere = 0;

process.on('SIGUSR2', () => {
  const began = processorTime();
  globalThis.gc?.();
  globalThis.gc?.();
  // What the system has given the process hardly shrinks: of several rounds it would show the first.
  const { heapUsed, external } = process.memoryUsage();
  const figures = { bytes: heapUsed + external, cpu: began - spentHere, instants };
  spentHere += processorTime() - began;
  instants = [];
  console.log(`inside ${JSON.stringify(figures)}`);
});
