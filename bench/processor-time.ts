import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const tick = 10;

/** Milliseconds of a processor that a process has taken so far, the kernel's share of it included. */
export function processorTime(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
