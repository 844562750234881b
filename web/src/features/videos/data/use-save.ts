import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { enqueue } from '../../../shared/outbox/index.ts';
import { savedObject } from './follow-bookmarks.ts';
import { useWaitingSwitch } from './waiting-switch.ts';

const { bookmarkVideo, deleteBookmarkVideo } = videoEndpoints;

interface Save {
  readonly saved: boolean;
  /** Keeps the film among the saved ones, or lets it go; shown at once, and sent in the order of the presses. */
  toggle(): void;
}

export function useSave({ id, title, saved }: Video): Save {
  const { t } = useTranslation('features/videos');
  const object = savedObject(id);
  const shown = useWaitingSwitch(object, bookmarkVideo) ?? saved;
  return {
    saved: shown,
    toggle() {
      const named = { performance_video_id: id };
      const label = t(shown ? 'waiting.unsave' : 'waiting.save', { title });
      if (shown) enqueue({ endpoint: deleteBookmarkVideo, input: { query: named }, object, label });
      else enqueue({ endpoint: bookmarkVideo, input: { body: named }, object, label });
    },
  };
}
