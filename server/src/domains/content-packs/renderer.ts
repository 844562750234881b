import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicTextNames } from '@stratum/contract/public-texts';
import { z } from 'zod';
import type { Edition } from './edition.ts';
import { publicText } from './public-text.ts';

const run = promisify(execFile);
/** Bytes that a rendering may have: hundreds of pages. */
const mostBytes = 256 * 1024 * 1024;
const builtSchema = z.object({ texts: z.string() });

/** What the build has left to render public pages again. */
export interface Renderer {
  /** Which build it is: pages name its scripts. */
  readonly release: string;
  /** Digest of the texts that the built pages show. */
  readonly builtFrom: string;
  /** Renders every public page from the pack of a folder, in a process of its own. @returns JSON */
  render(dir: string, signal: AbortSignal): Promise<string>;
}

/** @param folder that the build has left it in */
export async function openRenderer(folder: string): Promise<Renderer> {
  const program = join(folder, 'render.js');
  const [facts, code] = await Promise.all(
    [join(folder, 'public.json'), program].map((name) => readFile(name)),
  );
  if (!facts || !code) throw new Error('the build has left nothing to render with');
  const release = createHash('sha256').update(facts).update(code).digest('hex').slice(0, 24);
  return {
    release,
    builtFrom: builtSchema.parse(JSON.parse(facts.toString('utf8'))).texts,
    async render(dir, signal) {
      const options = { signal, maxBuffer: mostBytes, env: { PATH: process.env.PATH } };
      const { stdout } = await run(process.execPath, [program, dir], options);
      return stdout;
    },
  };
}

const digests = new WeakMap<Edition, string>();

/** The same as the build says of its pages (web/src/shared/site/pack-folder.ts). */
export function digestOfTexts(edition: Edition): string {
  const known = digests.get(edition);
  if (known !== undefined) return known;
  const texts = publicTextNames.map((name) => publicText(edition.documents, name));
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 24);
  digests.set(edition, digest);
  return digest;
}
