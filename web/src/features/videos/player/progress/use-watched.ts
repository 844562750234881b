import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { enqueue, inputFor, useOutbox } from '../../../../shared/outbox/index.ts';
import { progressObject } from './follow-progress.ts';

const { videoWatched } = videoEndpoints;

/** Whether a film counts as watched; marking it, or taking that back, is shown at once. */
export function useWatched({ id, title, completed }: Video) {
  const { t } = useTranslation('features/videos/player');
  const object = progressObject(id);
  const marks = useOutbox(object).flatMap((entry) =>
    entry.held === null ? (inputFor(entry, videoWatched)?.body.watched ?? []) : [],
  );
  const isWatched = marks.at(-1) ?? completed;
  return {
    isWatched,
    toggle: () =>
      enqueue({
        endpoint: videoWatched,
        input: { body: { performance_video_id: id, watched: !isWatched } },
        object,
        label: t(isWatched ? 'watched.waiting_not' : 'watched.waiting', { title }),
        merge: (_, next) => next,
      }),
  };
}
