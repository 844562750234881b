import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { defaultPackDir } from '../src/load.ts';

type Step = string | number;

/** A copy of the product's pack for one test to break; gone when the test is. */
export async function packCopy() {
  const dir = await mkdtemp(join(tmpdir(), 'stratum-pack-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await cp(defaultPackDir, dir, { recursive: true });
  return {
    dir,
    write: (file: string, source: string) => writeFile(join(dir, file), source),
    remove: (file: string) => rm(join(dir, file), { recursive: true }),
    copy: (from: string, to: string) => cp(join(dir, from), join(dir, to), { recursive: true }),
    /** Puts a value where the path leads in a file; undefined takes the key away. */
    set: async (file: string, path: readonly [Step, ...Step[]], value: unknown) => {
      const data: unknown = JSON.parse(await readFile(join(dir, file), 'utf8'));
      put(data, path, value);
      await writeFile(join(dir, file), JSON.stringify(data));
    },
  };
}

function put(target: unknown, [step, ...rest]: readonly Step[], value: unknown): void {
  if (typeof target !== 'object' || target === null || step === undefined)
    throw new Error('the path leads to nothing in this file');
  if (rest.length > 0) put(Reflect.get(target, step), rest, value);
  else if (value === undefined) Reflect.deleteProperty(target, step);
  else Reflect.set(target, step, value);
}
