import type { z } from 'zod';

/** One thing wrong with a content pack: where, and what. */
export interface Fault {
  /** Path inside the pack's folder, with forward slashes. */
  readonly file: string;
  /** Key path inside the file, `levels[3].fr.name`; empty when the whole file is meant. */
  readonly key: string;
  readonly problem: string;
}

/** Thrown when a pack cannot be used. Its message names every fault, one to a line. */
export class PackError extends Error {
  readonly faults: readonly Fault[];

  constructor(dir: string, faults: readonly Fault[]) {
    super([`The content pack in ${dir} cannot be used:`, ...faults.map(lineOf)].join('\n'));
    this.name = 'PackError';
    this.faults = faults;
  }
}

/** `levels.json: levels[3].fr.name: is missing` */
function lineOf({ file, key, problem }: Fault): string {
  return [file, key, problem].filter((part) => part !== '').join(': ');
}

/** The faults behind a failed parse made with `reportInput`, an unknown key named by its own path. */
export function faultsOf(file: string, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        key: keyPath([...issue.path, key]),
        problem: 'is not a key of the pack',
      }));
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return [{ file, key: keyPath(issue.path), problem: missing ? 'is missing' : issue.message }];
  });
}

export function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? String(step) : `${written}.${String(step)}`;
  }, '');
}
