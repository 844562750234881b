import type { Pack } from '@stratum/content/pack';
import { chapterRoutes } from '@stratum/contract/chapters';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { chapterBySlug, chapterSummaries } from './chapters.ts';

export function installChapters(
  api: FastifyInstance,
  bindPorts: BindPorts,
  { pack }: { readonly pack: Pack },
): void {
  bind(api, bindPorts, chapterRoutes, {
    getChapter: async ({ query, locale }) => {
      const local = pack.inLocale(locale);
      const chapter = query.slug === undefined ? null : chapterBySlug(local, query.slug);
      return { chapters: chapterSummaries(local), chapter };
    },
    getDefinitions: async ({ locale }) => ({ terms: [...pack.inLocale(locale).terms] }),
  });
}
