import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessUsage {
  /** Resident bytes: the most there ever were on Linux, those of the moment elsewhere. */
  readonly memory: number;
  /** Seconds, of all threads. */
  readonly processorTime: number;
}

const execute = promisify(execFile);
/** `USER_HZ`, the unit of times in /proc on every architecture that Node runs on. */
const ticksPerSecond = 100;

/** What a process has used; null where it has ended or the system has neither /proc nor ps. */
export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  } catch {
    return null;
  }
}

async function fromProc(pid: number): Promise<ProcessUsage | null> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'latin1'),
    readFile(`/proc/${pid}/status`, 'latin1'),
  ]);
  // The program's name, in brackets, may hold blanks and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTime, systemTime] = [Number(fields[11]), Number(fields[12])];
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  // A process that has ended and waits to be collected has no memory.
  if (peak === undefined) return null;
  return {
    memory: Number(peak) * 1024,
    processorTime: (userTime + systemTime) / ticksPerSecond,
  };
}

async function fromPs(pid: number): Promise<ProcessUsage | null> {
  const { stdout } = await execute('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  return parsePs(stdout);
}

/** Kibibytes, and a time as `minutes:seconds`, with hours before them if there are any. */
export function parsePs(output: string): ProcessUsage | null {
  const [kibibytes, time] = output.trim().split(/\s+/);
  if (kibibytes === undefined || time === undefined) return null;
  const processorTime = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(kibibytes) * 1024, processorTime };
}
