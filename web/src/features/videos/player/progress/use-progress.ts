import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../../../shared/api/idempotency.ts';
import { callRoute } from '../../../../shared/api/route-call.ts';
import { enqueue } from '../../../../shared/outbox/index.ts';
import { noteView } from '../../data/view-video.ts';
import type { Playback } from '../playback/playback.ts';
import { progressObject, takeProgress } from './follow-progress.ts';
import { mergeSaves } from './merge-saves.ts';
import { createProgressSaver, type Progress } from './progress-saver.ts';

const { savePerformanceVideoProgress: saveProgress } = videoEndpoints;

/** Notes the view when the film begins to play, and saves what is played of it. */
export function useProgress({ id, title }: Pick<Video, 'id' | 'title'>, playback: Playback): void {
  const { t } = useTranslation('features/videos/player');
  const label = t('progress.waiting', { title });
  useEffect(() => followPlayback(playback, { id, label }), [playback, id, label]);
}

interface Film extends Pick<Video, 'id'> {
  /** What its saves are called where they wait. */
  readonly label: string;
}

function followPlayback(playback: Playback, film: Film): () => void {
  const { state, take } = playback;
  const second = () => state.getState().at;
  const saver = createProgressSaver({
    second: second(),
    take,
    save: (progress) => keep(film, progress),
    saveLeaving: (progress) => sendAtOnce(film, progress),
    now: () => performance.now(),
  });
  let isNoted = false;
  const unsubscribe = state.subscribe(({ isPlaying, at }, before) => {
    if (isPlaying && !before.isPlaying) {
      saver.started();
      if (!isNoted) void noteView(film.id);
      isNoted = true;
    }
    if (isPlaying && at !== before.at) saver.played(at);
    if (!isPlaying && before.isPlaying) saver.paused(at);
  });
  const leave = () => saver.left(second());
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    saver.paused(second());
  };
}

function inputOf({ id }: Film, { second, played }: Progress) {
  return { body: { performance_video_id: id, second, played } };
}

function keep(film: Film, progress: Progress): void {
  enqueue({
    endpoint: saveProgress,
    input: inputOf(film, progress),
    object: progressObject(film.id),
    label: film.label,
    merge: mergeSaves,
  });
}

/** Outlives the page. What does not arrive is kept, if there is still a page to keep it. */
function sendAtOnce(film: Film, progress: Progress): void {
  if (!navigator.onLine) return keep(film, progress);
  const input = inputOf(film, progress);
  void callRoute(saveProgress, input, { keepalive: true, idempotencyKey: randomKey() }).then(
    (reply) => takeProgress(input, reply),
    () => keep(film, progress),
  );
}
