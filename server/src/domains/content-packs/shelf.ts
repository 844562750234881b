import type { Pack } from '@stratum/content/pack';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { type Repetition, repeat } from '../../platform/repeat.ts';
import { type Edition, openKept, type Unpacking } from './edition.ts';
import { createLivePack } from './live-pack.ts';
import { keptPack, publishedPack } from './store.ts';
import type { KeptPack } from './tables.ts';

/** What processes tell each other once another pack is the current one. */
export const packTopic = 'content_pack';
/** Seconds after which a process that has heard nothing looks by itself. */
const lookSeconds = 5;
/** Packs of old answers that are held in memory. */
const oldPacks = 3;

/** The packs of an installation as one process sees them. */
export interface PackShelf {
  /** The current one, also in what was made when another one was. */
  readonly pack: Pack;
  /** What came with the installation. */
  readonly installed: Edition;
  /** Folder of those that this machine has unpacked. */
  readonly packsDir: string;
  current(): Edition;
  /** Those that were current since this process began, the latest first: their files are asked for a while longer. */
  served(): readonly Pack[];
  /** The pack of a version, for the words of old answers; null where it is not kept or cannot be read any more. */
  ofVersion(version: string): Promise<Pack | null>;
  /** Reads a pack that is kept. @throws PackError, ArchiveFault */
  open(kept: KeptPack): Promise<Edition>;
  /** Looks which one is current, and switches to it. */
  refresh(): Promise<void>;
  /** Called after each switch. */
  onSwitch(listener: (edition: Edition) => void): void;
  /** Looks again and again, until it is stopped. */
  follow(): Repetition;
}

interface ShelfDeps extends Unpacking {
  readonly db: Database;
  readonly log: Log;
  readonly installed: Edition;
}

export function createPackShelf(deps: ShelfDeps): PackShelf {
  const { db, log, installed } = deps;
  const live = createLivePack(installed.pack);
  const listeners: ((edition: Edition) => void)[] = [];
  let current = installed;
  let served: readonly Pack[] = [installed.pack];
  const openOther = createOpening(deps);
  const open = async (kept: KeptPack): Promise<Edition> => {
    const known = [current, installed].find(({ fingerprint }) => fingerprint === kept.fingerprint);
    return known ?? openOther(kept);
  };
  const switchTo = (edition: Edition) => {
    if (edition.fingerprint === current.fingerprint) return;
    current = edition;
    served = [edition.pack, ...served.filter((pack) => pack !== edition.pack)];
    live.switchTo(edition.pack);
    log.info({ version: edition.pack.version }, 'another content pack is the current one');
    for (const listener of listeners) listener(edition);
  };
  let looking = Promise.resolve();
  const refresh = () => {
    looking = looking
      .catch(() => undefined)
      .then(async () => {
        const published = await publishedPack(db);
        switchTo(published ? await open(published) : installed);
      });
    return looking;
  };
  return {
    pack: live.pack,
    installed,
    packsDir: deps.packsDir,
    current: () => current,
    served: () => served,
    open,
    refresh,
    onSwitch: (listener) => void listeners.push(listener),
    async ofVersion(version) {
      if (version === current.pack.version) return current.pack;
      try {
        const kept = await keptPack(db, version);
        return kept ? (await open(kept)).pack : null;
      } catch (err) {
        log.warn({ err, version }, 'an old content pack cannot be read');
        return null;
      }
    },
    follow: () => follow(deps, refresh),
  };
}

/** Unpacks and reads packs; the last few are held. */
function createOpening(deps: Unpacking) {
  const opened = new LRUCache<string, Promise<Edition>>({ max: oldPacks });
  return (kept: KeptPack): Promise<Edition> => {
    const { fingerprint } = kept;
    const known = opened.get(fingerprint);
    if (known) return known;
    const opening = openKept(deps, kept);
    opened.set(fingerprint, opening);
    void opening.catch(() => opened.delete(fingerprint));
    return opening;
  };
}

function follow({ db, log }: ShelfDeps, refresh: () => Promise<void>): Repetition {
  const onFailure = (err: unknown) => log.error({ err }, 'the current content pack cannot be read');
  const unsubscribe = db.events.subscribe((signal) => {
    const isOfPacks = 'topic' in signal && signal.topic === packTopic;
    if (isOfPacks || 'lost' in signal) refresh().catch(onFailure);
  });
  const looks = repeat(lookSeconds, refresh, onFailure);
  return {
    async stop() {
      unsubscribe();
      await looks.stop();
    },
  };
}
