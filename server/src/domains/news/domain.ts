import { consoleNewsRoutes } from '@stratum/contract/console/news';
import type { NewsListName } from '@stratum/contract/console/shop-words';
import type { Locale } from '@stratum/contract/locale';
import { type NewsItem, newsRoutes } from '@stratum/contract/news';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { addNews, changeNews, consoleNews } from './console.ts';
import type { Deps } from './deps.ts';
import { entriesOf, shownIn } from './entries.ts';
import { itemsOn } from './items.ts';
import { everyEntry } from './store.ts';

export function newsDomain(deps: Deps) {
  const { db, clock, pack, pictureIn } = deps;
  const shown = async (list: NewsListName, locale: Locale): Promise<{ items: NewsItem[] }> => {
    const entries = shownIn(entriesOf(pack, await everyEntry(db)), list, locale);
    return { items: itemsOn(clock.now(), entries, (id) => pictureIn(pack, id, locale)) };
  };
  return {
    name: 'news',
    routes: implement(
      { ...newsRoutes, ...consoleNewsRoutes },
      {
        getNews: ({ locale }) => shown('news', locale),
        getSpotlight: ({ locale }) => shown('spotlight', locale),
        consoleNews: ({ locale }) => consoleNews(deps, locale),
        addNews: (call) => addNews(deps, call),
        changeNews: (call) => changeNews(deps, call),
      },
    ),
  } satisfies Domain;
}
