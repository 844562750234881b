import type { Pack } from '@stratum/content/pack';
import type { Locale } from '@stratum/contract/locale';
import { type NewsItem, newsRoutes } from '@stratum/contract/news';
import type { Clock } from '../../platform/clock.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { itemsOn, type PictureIn } from './items.ts';

interface Deps {
  readonly clock: Clock;
  readonly pack: Pack;
  /** Addresses of the product's pictures. */
  readonly pictureIn: PictureIn;
}

export function newsDomain({ clock, pack, pictureIn }: Deps) {
  const shown = (list: 'news' | 'spotlight', locale: Locale): { items: NewsItem[] } => ({
    items: itemsOn(clock.now(), pack.inLocale(locale)[list], (id) => pictureIn(pack, id, locale)),
  });
  return {
    name: 'news',
    routes: implement(newsRoutes, {
      getNews: async ({ locale }) => shown('news', locale),
      getSpotlight: async ({ locale }) => shown('spotlight', locale),
    }),
  } satisfies Domain;
}
