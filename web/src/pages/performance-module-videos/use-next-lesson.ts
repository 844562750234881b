import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import type { Video } from '@stratum/contract/library/video';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { modulePath } from '../../features/videos/data/module-path.ts';
import type { NextLesson } from '../../features/videos/player/next/next-lesson.ts';
import { useRoute } from '../../shared/api/queries.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { clock } from '../../shared/i18n/clock.ts';
import { useTraitName } from './use-trait-name.ts';

type Recommended = RouteReply<typeof performanceEndpoints.getPerformance>['recommended'][number];

/** The next film of the module; after its last one, the module of another skill that fits best. */
export function useNextLesson(
  module: Module,
  film: Video,
  films: readonly Video[],
): NextLesson | null {
  const { t } = useTranslation('pages/performance-module-videos');
  const following = films[films.indexOf(film) + 1];
  const performance = useRoute(performanceEndpoints.getPerformance);
  const other = performance.data?.recommended.find(
    (each) => each.module.traitId !== module.traitId && each.module.progress < 100,
  );
  const others = useRoute(
    videoListEndpoints.getVideos,
    { query: { moduleId: other?.module.id } },
    { enabled: following === undefined && other !== undefined },
  );
  const reason = useReason(other);
  const next = following ?? others.data?.items[0];
  const target = following ? module : other?.module;
  const skill = useTraitName(target?.traitId ?? '');
  if (!next || !target) return null;
  const { id: videoId, title, poster, posterDark, duration } = next;
  return {
    title,
    poster,
    posterDark,
    detail: `${t('skill_and_bucket', { skill, bucket: t(`bucket.${target.bucket}`) })} · ${clock(duration)}`,
    reason: following ? '' : reason,
    path: modulePath({ moduleId: target.id, videoId }),
  };
}

function useReason(recommended: Recommended | undefined): string {
  const { t } = useTranslation('pages/performance-module-videos');
  const skill = useTraitName(recommended?.reason.traitId ?? '');
  if (!recommended) return '';
  const { kind, level } = recommended.reason;
  return t(`next.${kind}`, { skill, level });
}
