import { Counter, Gauge } from 'prom-client';

/** What /metrics says of work that is due at a time. */
export function createDueMetrics() {
  return {
    runs: new Counter({
      name: 'due_runs_total',
      help: 'Rows that were due and run, by kind and outcome',
      labelNames: ['kind', 'outcome'] as const,
      registers: [],
    }),
    delay: new Gauge({
      name: 'due_delay_seconds',
      help: 'How long the row that waits longest has been due, by kind, at the last look',
      labelNames: ['kind'] as const,
      registers: [],
    }),
  };
}

export type DueMetrics = ReturnType<typeof createDueMetrics>;
