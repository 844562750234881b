import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasErrorCode } from './error-code.ts';

/** Whether the process table has this id; a zombie that nobody has collected counts. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasErrorCode(error, 'ESRCH');
  }
}

/**
 * The PostgreSQL processes that work in this cluster. They are known by their working folder, so
 * that neither a reused process id nor a zombie (which has no folder left) is taken for one.
 */
export function postgresProcessesIn(cluster: string): number[] {
  return process.platform === 'linux' ? scanProc(cluster) : scanCommandLines(cluster);
}

function scanProc(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return (
          readlinkSync(`/proc/${name}/cwd`) === cluster &&
          readFileSync(`/proc/${name}/comm`, 'utf8').trim() === 'postgres'
        );
      } catch {
        return false; // It has ended meanwhile, or belongs to somebody else.
      }
    })
    .map(Number);
}

/** Where there is no /proc, only the postmaster is found: its children rename themselves. */
function scanCommandLines(cluster: string): number[] {
  return execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}
