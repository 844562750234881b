import type { ModuleId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useMoments } from '../../data/use-moments.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useMissingCommands } from '../keys/use-missing-commands.ts';
import { NoteForm } from '../moments/note-form.tsx';
import { useNote } from '../moments/use-note.ts';
import type { NextLesson } from '../next/next-lesson.ts';
import { PlayerView } from '../player-view.tsx';
import { handOver } from '../screen/full-screen-heir.ts';
import { SideTabs } from '../transcript/side-tabs.tsx';
import { Transcript } from '../transcript/transcript.tsx';
import { useCommands } from '../use-commands.ts';
import { usePlayer } from '../use-player.ts';
import { FilmActions } from './film-actions.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { useSide } from './use-side.ts';

/** What stands below what is looked at first, or comes later. */
const NextLessonCard = lazy(() => import('../next/next-lesson-card.tsx'));
const MomentsTab = lazy(() => import('../moments/moments-tab.tsx'));
const CountdownBar = lazy(() => import('../next/countdown-bar.tsx'));
const KeysDialog = lazy(() => import('../keys/keys-dialog.tsx'));

interface LessonProps {
  video: Video;
  /** In which it is watched. */
  moduleId: ModuleId;
  /** The second that the address names; null for none. */
  asked: number | null;
  /** Whether it begins by itself, as the lesson after another. */
  playsAtOnce: boolean;
  /** Reads the film's addresses again. */
  renew: () => Promise<unknown>;
  /** What the film is called, and what for: read first. */
  head: ReactNode;
  /** What is done after it. */
  act: ReactNode;
  onApply: () => void;
  /** Whether something is open over it that would be lost: nothing follows meanwhile. */
  isHeld: boolean;
  next: NextLesson | null;
  onNext: () => void;
}

/** A film with all that belongs to it; another one is another element, by its `key`. */
export function Lesson(props: LessonProps) {
  const { video, moduleId, asked, playsAtOnce, renew, head, act, next } = props;
  const { t } = useTranslation('features/videos/player');
  const player = usePlayer({ video, moduleId, asked, renew });
  const { playback, frame, screen, smallWindow } = player;
  const onNext = () => {
    if (screen.isFull) handOver();
    props.onNext();
  };
  const { moments, add, remove } = useMoments(video);
  const note = useNote(playback, add);
  const side = useSide();
  const [areKeysShown, setKeysShown] = useState(false);
  const run = useCommands(player, {
    note: note.begin,
    apply: props.onApply,
    search: side.search,
    showKeys: () => setKeysShown(true),
    nextLesson: next ? onNext : () => undefined,
  });
  const missing = useMissingCommands(player, next !== null);
  const isHeld = props.isHeld || areKeysShown || note.second !== null;
  useKeys({ player: frame, smallWindow: smallWindow.opened, run });
  useEffect(() => {
    if (playsAtOnce) playback.play();
  }, [playback, playsAtOnce]);

  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid min-w-0 items-start gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
        {/* Read first, and seen below the film. */}
        <div className="row-start-2">{head}</div>
        <div className="row-start-1 min-w-0 md:col-span-2">
          <PlayerView
            player={player}
            run={run}
            moments={[...new Set(moments.map(({ second }) => second))]}
          >
            {note.second !== null && (
              <NoteForm second={note.second} onKeep={note.keep} onClose={note.close} />
            )}
            <Suspense>{next && <CountdownBar {...{ next, playback, isHeld, onNext }} />}</Suspense>
          </PlayerView>
          <PhoneActions player={player} run={run} />
        </div>
        <div className="md:row-start-2 md:pt-1">
          <FilmActions video={video} />
        </div>
        <div className="md:col-span-2">{act}</div>
      </div>
      <aside className="grid min-w-0 gap-10" aria-label={t('side')}>
        <div>
          <SideTabs
            label={t('side')}
            chosen={side.tab}
            onChoose={side.setTab}
            tabs={[
              { name: 'said', label: t('transcript.heading') },
              {
                name: 'moments',
                label: t('moments.heading', { count: moments.length }),
              },
            ]}
          >
            {side.tab === 'said' ? (
              <Transcript {...{ video, playback, moments }} searchField={side.searchField} />
            ) : (
              <Suspense fallback={<Skeleton className="h-40" />}>
                <MomentsTab
                  videoId={video.id}
                  moments={moments}
                  onSeek={playback.seek}
                  onRemove={remove}
                />
              </Suspense>
            )}
          </SideTabs>
        </div>
        <Suspense>{next && <NextLessonCard next={next} />}</Suspense>
      </aside>
      <Suspense>
        {areKeysShown && <KeysDialog missing={missing} onClose={() => setKeysShown(false)} />}
      </Suspense>
    </div>
  );
}
