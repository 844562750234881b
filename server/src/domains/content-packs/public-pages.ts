import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineJob, type Job, type JobKind, type Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { type RenderedPages, renderedPagesSchema } from '../../platform/pages/page-set.ts';
import { type Repetition, repeat } from '../../platform/repeat.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { keepForLibrary, storeForLibrary } from '../uploads/index.ts';
import { digestOfTexts, type Renderer } from './renderer.ts';
import type { PackShelf } from './shelf.ts';
import { insertRendered, keptPack, renderedPages } from './store.ts';

interface RenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly packs: PackShelf;
  readonly renderer: Renderer;
}

const data = z.object({ version: z.string(), release: z.string() });
const renderKind: JobKind<z.output<typeof data>> = {
  name: 'content-packs.render',
  data,
  exclusive: true,
  retries: 5,
  timeoutSeconds: 120,
};
/** What processes tell each other once pages were rendered. */
const pagesTopic = 'public_pages';
/** Seconds after which a process looks whether pages were rendered for it. */
const lookSeconds = 5;

/** Renders the public pages of a pack once, for every process of the release. */
export function renderJob(deps: RenderDeps): Job {
  const { db, packs, renderer } = deps;
  return defineJob(renderKind, async ({ version, release }, { signal }) => {
    // While one release takes another's place, each has workers of its own: the retry may reach one.
    if (release !== renderer.release) throw new Error(`release ${release} is not here`);
    const kept = await keptPack(db, version);
    if (!kept) return;
    const edition = await packs.open(kept);
    const texts = digestOfTexts(edition);
    if ((await renderedPages(db, { release, texts })) !== null) return;
    const pages = await promisify(gzip)(await renderer.render(edition.dir, signal));
    const content = { type: 'application/gzip', size: pages.length, source: pages };
    const stored = await storeForLibrary(deps, content);
    await inTransaction(db, async (tx) => {
      if (await insertRendered(tx, { release, texts, key: stored.key })) {
        await keepForLibrary(tx, stored);
        tx.afterCommit({ topic: pagesTopic, news: null });
      }
    });
  });
}

export interface PublicPages {
  /** Those of the current pack; null where the built ones show its texts, or none were rendered yet. */
  current(): RenderedPages | null;
  /** Looks whether there are others by now, and has them rendered where not. */
  refresh(): Promise<void>;
  follow(): Repetition;
}

export function createPublicPages(deps: RenderDeps): PublicPages {
  const { db, jobs, storage, packs, renderer, log } = deps;
  const { release, builtFrom } = renderer;
  let current: { readonly texts: string; readonly pages: RenderedPages | null } = {
    texts: builtFrom,
    pages: null,
  };
  const refresh = async () => {
    const edition = packs.current();
    const texts = digestOfTexts(edition);
    if (texts === current.texts) return;
    if (texts === builtFrom) {
      current = { texts, pages: null };
      return;
    }
    const key = await renderedPages(db, { release, texts });
    if (key === null) {
      const { version } = edition.pack;
      await jobs.send(db, renderKind, { version, release }, `${release}/${texts}`);
      return;
    }
    const json = await promisify(gunzip)(await buffer(await storage.read(key)));
    current = { texts, pages: renderedPagesSchema.parse(JSON.parse(json.toString('utf8'))) };
    log.info({ version: edition.pack.version }, 'the public pages show another content pack');
  };
  const onFailure = (err: unknown) => log.error({ err }, 'public pages cannot be exchanged');
  packs.onSwitch(() => void refresh().catch(onFailure));
  return {
    current: () => current.pages,
    refresh,
    follow() {
      const unsubscribe = db.events.subscribe((signal) => {
        if ('topic' in signal && signal.topic === pagesTopic) void refresh().catch(onFailure);
      });
      const looks = repeat(lookSeconds, refresh, onFailure);
      return {
        async stop() {
          unsubscribe();
          await looks.stop();
        },
      };
    },
  };
}
