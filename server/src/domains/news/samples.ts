import type { consoleNewsRoutes } from '@stratum/contract/console/news';
import type { newsRoutes } from '@stratum/contract/news';
import type { Samples } from '../../../test/sample.ts';

const piece = {
  list: 'news' as const,
  from: '2026-11-01',
  until: null,
  picture: null,
  link: '/product',
  texts: { en: { title: 'New', text: 'There is something new.' }, fr: null, de: null },
  isHidden: false,
};

export const samples = {
  getNews: { statements: 1 },
  getSpotlight: { statements: 1 },
  consoleNews: { statements: 2 },
  addNews: { statements: 7, call: () => ({ body: piece }) },
  changeNews: {
    statements: 8,
    call: async ({ on }) => {
      await on.database.pool.query('DELETE FROM news_entries');
      return { params: { newsId: 'skill-films' }, body: { ...piece, version: 1 } };
    },
  },
} satisfies Samples<typeof newsRoutes & typeof consoleNewsRoutes>;
