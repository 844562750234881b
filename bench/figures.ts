import type { Running } from './running.ts';

/** What a server with bench/inside.ts says of itself. */
export interface Figures {
  readonly bytes: number;
  /** Processor time, milliseconds. */
  readonly cpu: number;
  /** When something was there to be told: a transaction committed, or a ready frame. */
  readonly instants: readonly number[];
}

export async function figuresOf({ process: child }: Running): Promise<Figures> {
  const told = Promise.withResolvers<Figures>();
  let output = '';
  const hear = (chunk: string) => {
    output += chunk;
    const [, figures] = /^inside (.*)\n/m.exec(output) ?? [];
    if (figures) told.resolve(JSON.parse(figures));
  };
  child.stdout.on('data', hear);
  child.kill('SIGUSR2');
  const figures = await told.promise;
  child.stdout.off('data', hear);
  return figures;
}

export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
