import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Writes `name.br` beside every file of the folder that text compression makes smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${target}.br`, await brotli(await readFile(target), { params }));
    }),
  );
}
