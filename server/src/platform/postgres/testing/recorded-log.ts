import type { PostgresLog } from '../postmaster.ts';

/** A log that a test can read. */
export function recordedLog(): PostgresLog & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    info: (_, message) => lines.push(`info ${message}`),
    warn: (_, message) => lines.push(`warn ${message}`),
  };
}
