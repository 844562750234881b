import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '../../web/build/manifest.ts';

/** What the bundler made of the browser's sources. */
export const bundle = await readManifest(
  join(import.meta.dirname, '..', '..', 'web', 'dist', 'client'),
);

const isScript = (pathname: string) => /^\/assets\/.+\.js$/.test(pathname);

/** Holds back every script but those named, until the function that it returns is called. */
export async function holdScripts(
  page: Page,
  { but }: { but: readonly string[] },
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => isScript(pathname) && !but.includes(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
