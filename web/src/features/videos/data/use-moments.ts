import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { BookmarkId, VideoId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { enqueue, inputFor, type OutboxEntry, useOutbox } from '../../../shared/outbox/index.ts';
import { momentsObject, momentsOfFilm } from './follow-bookmarks.ts';

const { bookmarkVideo, deleteBookmarkVideo, getMoments } = videoEndpoints;

export interface Moment {
  /** Null while the server does not have it yet. */
  readonly id: BookmarkId | null;
  /** The same for as long as the moment is shown. */
  readonly key: string;
  readonly second: number;
  readonly note: string | null;
}

/** The moments that somebody has kept of a film, by their second, with those that wait for the server. */
export function useMoments({ id, title }: Pick<Video, 'id' | 'title'>) {
  const { t } = useTranslation('features/videos');
  const list = useRoute(getMoments, { query: { performance_video_id: id, limit: momentsOfFilm } });
  const entries = useOutbox(momentsObject(id)).filter(({ held }) => held === null);
  const removed = removedBy(entries);
  const kept = (list.data?.items ?? [])
    .filter((moment) => !removed.has(moment.id))
    .map((moment): Moment => ({ ...moment, key: moment.id }));
  const remove = useRemoveMoment();
  return {
    list,
    moments: [...kept, ...entries.flatMap(waitingMoment)].toSorted(
      (one, other) => one.second - other.second,
    ),
    /** Keeps a second of the film, with a note; shown at once, offline too. */
    add: (second: number, note?: string) =>
      enqueue({
        endpoint: bookmarkVideo,
        input: { body: { performance_video_id: id, second, note } },
        object: momentsObject(id),
        label: t('waiting.moment', { title }),
      }),
    remove: (moment: BookmarkId) => remove({ id: moment, videoId: id, title }),
  };
}

interface KeptMoment {
  readonly id: BookmarkId;
  readonly videoId: VideoId;
  /** That of the film. */
  readonly title: string;
}

/** Deletes a moment; it is gone at once. */
export function useRemoveMoment(): (moment: KeptMoment) => void {
  const { t } = useTranslation('features/videos');
  return ({ id, videoId, title }) =>
    enqueue({
      endpoint: deleteBookmarkVideo,
      input: { query: { id } },
      object: momentsObject(videoId),
      label: t('waiting.remove_moment', { title }),
    });
}

/** The moments whose deletion waits for the server. */
function removedBy(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => inputFor(entry, deleteBookmarkVideo)?.query?.id ?? []));
}

function waitingMoment(entry: OutboxEntry): Moment[] {
  const { second, note = null } = inputFor(entry, bookmarkVideo)?.body ?? {};
  return second === undefined ? [] : [{ id: null, key: entry.id, second, note }];
}
