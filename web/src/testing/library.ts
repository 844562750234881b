import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { moduleIdSchema } from '@stratum/contract/ids';
import { buckets } from '@stratum/contract/library/buckets';
import type { Module } from '@stratum/contract/performance';
import type { RouteReply } from '../shared/api/route-input.ts';
import { answering } from './fake-answer.ts';
import { video } from './films.tsx';

type ForYou = RouteReply<typeof performanceEndpoints.getPerformance>;

/** Of sleep, one in each bucket, the foundations first; they share the film. */
export const modules: readonly Module[] = buckets.map((bucket, at) => ({
  id: moduleIdSchema.parse(`01990000-0000-7000-8000-0000000000e${at + 1}`),
  title: `Lesson of ${bucket}`,
  traitId: 'sleep',
  bucket,
  act: `Act of ${bucket}.`,
  rule: null,
  actDone: false,
  progress: 0,
}));
const ids = modules.map(({ id }) => id);
export const film = { ...video, moduleIds: ids };

/** Sleep recommended for where its reader stands. */
export function forYou(reason: Partial<ForYou['recommended'][number]['reason']> = {}): ForYou {
  const [, growth] = modules;
  if (!growth) throw new Error('there are three modules');
  const stands = { traitId: 'sleep', level: 5, score: 5.2, among: 3, kind: 'lowest' as const };
  return {
    recommended: [{ module: growth, reason: { ...stands, ...reason }, video: film }],
    continueWatching: [],
  };
}

/** A library of one film, of somebody who stands on 5.2 in its skill. */
export const library = [
  answering(attachmentEndpoints.attachedPersonalStuff, { items: [] }),
  answering(assessmentEndpoints.levels, {
    levels: Array.from({ length: 9 }, (_, index) => ({
      level: index + 1,
      name: `Name ${index + 1}`,
      line: '',
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [],
  }),
  answering(performanceEndpoints.getPerformance, forYou()),
  answering(performanceEndpoints.getPerformanceCategories, {
    items: [
      {
        categoryType: 'personal-health',
        name: 'Personal health',
        traits: [
          { traitId: 'sleep', name: 'Sleep', level: 5, score: 5.2, progress: 0 },
          { traitId: 'fitness', name: 'Fitness', level: null, score: null, progress: null },
        ],
      },
    ],
  }),
  answering(performanceEndpoints.getPerformanceModule, ({ query }) => ({
    items: modules.filter(({ traitId }) => (query.traitId ?? traitId) === traitId),
    next: null,
  })),
  answering(performanceEndpoints.getPerformanceBucket, {
    items: buckets.map((bucket) => ({
      bucket,
      name: bucket,
      levels: { from: 1, to: 3 },
      progress: 50,
    })),
  }),
  answering(videoListEndpoints.getVideos, { items: [film], next: null }),
  answering(videoEndpoints.performanceVideoActivity, { bookmarks: [], likes: [], views: [] }),
];

/** Without a film: what offers training has none to offer. */
export const emptyLibrary = [
  answering(performanceEndpoints.getPerformance, { recommended: [], continueWatching: [] }),
  answering(performanceEndpoints.getPerformanceCategories, { items: [] }),
  answering(performanceEndpoints.getPerformanceModule, { items: [], next: null }),
];
