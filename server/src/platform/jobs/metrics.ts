import { Counter } from 'prom-client';

/** What /metrics says of jobs. */
export function createJobMetrics() {
  return {
    runs: new Counter({
      name: 'job_runs_total',
      help: 'Attempts of jobs, by kind and outcome: done, failed (tried again later), given_up',
      labelNames: ['kind', 'outcome'] as const,
      registers: [],
    }),
  };
}

export type JobMetrics = ReturnType<typeof createJobMetrics>;
