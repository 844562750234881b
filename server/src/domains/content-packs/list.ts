import type { Queryable } from '../../platform/database.ts';
import type { Deps } from './deps.ts';
import { currentPack, keptPacks } from './store.ts';

/** The packs that are kept, and which of them is current. */
export async function listPacks(tx: Queryable, { packs }: Pick<Deps, 'packs'>) {
  const published = await currentPack(tx);
  const installed = packs.installed.pack.version;
  const current = published?.version ?? installed;
  return {
    current,
    previous: published && (published.previous ?? installed),
    items: (await keptPacks(tx)).map(({ version, keptAt, size, isInstalled }) => ({
      version,
      keptAt: keptAt.toISOString(),
      size,
      isInstalled,
      isCurrent: version === current,
    })),
  };
}
