import path from 'node:path';
import { build } from 'vite';
import type { Release } from '../service-worker/release.ts';

const folder = path.resolve(import.meta.dirname, '../service-worker');

/**
 * Writes `service-worker.js`, and `service-worker-removal.js`, which a server sends in its place where
 * it is turned off. Each is one file that is no module, since not every browser starts a module.
 */
export async function buildServiceWorkers(client: string, release: Release): Promise<void> {
  await buildWorker(client, 'service-worker.ts', 'service-worker.js', release);
  await buildWorker(client, 'removal.ts', 'service-worker-removal.js', release);
}

async function buildWorker(
  client: string,
  source: string,
  file: string,
  release: Release,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(folder, source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}
