import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { isUuid } from '@stratum/contract/uuid';
import { type AppRoute, read } from './page-route.ts';

export const performanceModuleVideos: AppRoute = {
  path: '/performance-module-videos',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: [
    'pages/performance-module-videos',
    'features/videos',
    'features/videos/player',
    'features/daily-wins',
    'shared/ui',
  ],
  lazy: () => import('../performance-module-videos/performance-module-videos-page.tsx'),
  load: ({ query }) => {
    const moduleId = query.get('moduleId') ?? '';
    const any = [
      read(performanceEndpoints.getPerformance),
      read(assessmentEndpoints.traits, { query: {} }),
    ];
    return isUuid(moduleId)
      ? [
          ...any,
          read(performanceEndpoints.getPerformanceModule, { query: { moduleId } }),
          read(videoListEndpoints.getVideos, { query: { moduleId } }),
        ]
      : any;
  },
};
