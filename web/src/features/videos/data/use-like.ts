import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { enqueue, followWrites } from '../../../shared/outbox/index.ts';
import { changeVideo } from './change-video.ts';
import { useWaitingSwitch } from './waiting-switch.ts';

const { likeVideo, deleteLikeVideo } = videoEndpoints;

interface Like {
  readonly liked: boolean;
  /** Of all who like the film, with one's own that waits for the server. */
  readonly likes: number;
  /** §4: takes a like back, or adds one; shown at once, and sent in the order of the presses. */
  toggle(): void;
}

export function useLike({ id, title, liked, likes }: Video): Like {
  const { t } = useTranslation('features/videos');
  const object = `video-like/${id}`;
  const shown = useWaitingSwitch(object, likeVideo) ?? liked;
  return {
    liked: shown,
    likes: likes + Number(shown) - Number(liked),
    toggle() {
      const named = { performance_video_id: id };
      const label = t(shown ? 'waiting.unlike' : 'waiting.like', { title });
      if (shown) enqueue({ endpoint: deleteLikeVideo, input: { query: named }, object, label });
      else enqueue({ endpoint: likeVideo, input: { body: named }, object, label });
    },
  };
}

function take(id: string, reply: Pick<Video, 'liked' | 'likes'>): void {
  changeVideo(id, (video) => ({ ...video, ...reply }));
}

followWrites(likeVideo, {
  taken: ({ body }, reply) => take(body.performance_video_id, reply),
  refused: () => void invalidateAfter(likeVideo),
});
followWrites(deleteLikeVideo, {
  taken: ({ query }, reply) => take(query.performance_video_id, reply),
  refused: () => void invalidateAfter(deleteLikeVideo),
});
