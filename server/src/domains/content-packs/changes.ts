import { comparePacks } from '@stratum/content/compare';
import type { Pack } from '@stratum/content/pack';
import { locales } from '@stratum/contract/locale';
import { AppError } from '../../platform/http/app-error.ts';
import type { Deps } from './deps.ts';
import { keptPack } from './store.ts';

/** Changes that one call answers. */
const pageSize = 100;

/** What changes where a pack takes the place of the current one. @throws AppError not_found */
export async function changesWith({ db, packs }: Deps, version: string, after: number) {
  const kept = await keptPack(db, version);
  if (!kept) throw new AppError('not_found');
  const [current, edition] = [packs.current(), await packs.open(kept)];
  const changes = comparePacks(current.documents, edition.documents);
  const next = after + pageSize;
  return {
    items: changes
      .slice(after, next)
      .map((change) => ({ id: `${change.file} ${change.key}`, ...change })),
    count: changes.length,
    next: next < changes.length ? next : null,
    asksAnew: categoriesAskedAnew(current.pack, edition.pack),
  };
}

/** Categories whose questions, answers or levels are not the same, in any language. */
function categoriesAskedAnew(before: Pack, after: Pack): string[] {
  return after.categories
    .map(({ slug }) => slug)
    .filter((slug) => asked(before, slug) !== asked(after, slug));
}

function asked(pack: Pack, slug: Pack['categories'][number]['slug']): string {
  const scales = locales.map((locale) => pack.inLocale(locale).answers);
  return JSON.stringify([scales, pack.traitsOf(slug)]);
}
