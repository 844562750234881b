import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openRenderer } from '../domains/content-packs/index.ts';
import { localUrl, rendererDir } from '../open-deps.ts';
import type { Config } from '../platform/config.ts';
import { factsIn, operatorOf, withOperator } from '../platform/pages/operator.ts';
import { renderedPagesSchema, withOrigin } from '../platform/pages/page-set.ts';
import { CommandError } from './command.ts';

/** Milliseconds. */
const renderTimeout = 120_000;

/**
 * Writes the public pages of a pack into a folder, to be opened in a browser.
 * @returns a sentence for the operator
 */
export async function previewPack(config: Config, packDir: string, target: string) {
  const renderer = await openRenderer(rendererDir).catch((cause: unknown) => {
    throw new CommandError('The pages are not built: npm run build -w web', { cause });
  });
  const json = await renderer.render(packDir, AbortSignal.timeout(renderTimeout));
  const { pages } = renderedPagesSchema.parse(JSON.parse(json));
  const publicUrl = config.PUBLIC_URL ?? localUrl(config.HOST, config.PORT);
  for (const { file, html, locale } of pages) {
    const path = join(target, file);
    const facts = factsIn(locale, operatorOf(config));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, withOperator(withOrigin(html, publicUrl), facts));
  }
  return `${pages.length} pages lie in ${target}: open ${join(target, 'pages/en/index.html')} in a browser.`;
}
