import type { Video } from '@stratum/contract/library/video';
import { Fragment, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { clock } from '../../../../shared/i18n/clock.ts';
import type { Moment } from '../../data/use-moments.ts';
import { begunCaption } from '../captions/caption-at.ts';
import type { Playback } from '../playback/playback.ts';
import { chaptersOf } from '../timeline/chapters.ts';
import { found } from './found.ts';
import { TranscriptRow } from './transcript-row.tsx';
import { TranscriptSearch } from './transcript-search.tsx';
import { useFollow } from './use-follow.ts';

interface TranscriptProps {
  video: Pick<Video, 'transcript' | 'chapters' | 'duration'>;
  playback: Playback;
  moments: readonly Moment[];
  searchField: Ref<HTMLInputElement>;
}

/** What the film says: read, searched and pressed; it goes along until somebody scrolls it. */
export function Transcript({ video, playback, moments, searchField }: TranscriptProps) {
  const { t } = useTranslation('features/videos/player');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const current = useStore(playback.state, ({ at }) => begunCaption(video.transcript, at));
  const isSearching = search.trim() !== '';
  const follow = useFollow(list, isSearching ? -1 : current);
  const rows = video.transcript.flatMap((caption, index) => {
    const parts = found(caption.text, search);
    return parts ? [{ caption, index, parts }] : [];
  });
  const chapters = new Map(
    chaptersOf(video).map((chapter) => [
      video.transcript.findIndex(({ from }) => from >= chapter.from),
      chapter,
    ]),
  );
  return (
    <>
      <TranscriptSearch ref={searchField} value={search} onChange={setSearch} />
      <p role="status" className={isSearching ? 'px-2 pt-3 text-small text-ink-2' : 'sr-only'}>
        {isSearching && t('transcript.found', { count: rows.length })}
      </p>
      <div
        ref={list}
        {...follow.scrolled}
        className="relative -mx-2 mt-3 max-h-96 overflow-y-auto overscroll-contain px-2 md:max-h-124"
      >
        <ol className="grid gap-1 pb-6">
          {rows.map(({ caption, index, parts }) => (
            <Fragment key={caption.from}>
              {!isSearching && (
                <ChapterHead
                  title={chapters.get(index)?.title ?? ''}
                  onPress={() => playback.seek(chapters.get(index)?.from ?? 0)}
                />
              )}
              <TranscriptRow
                second={caption.from}
                parts={parts}
                isCurrent={index === current}
                onPress={() => playback.seek(caption.from)}
                moments={momentsIn(
                  moments,
                  index === 0 ? 0 : caption.from,
                  video.transcript[index + 1]?.from,
                )}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      {!follow.isFollowing && !isSearching && (
        <button
          type="button"
          onClick={follow.goBack}
          className="focus-ring mx-auto -mt-14 relative block h-10 cursor-pointer rounded-full border border-line bg-raised px-4 text-label font-semibold tabular-nums shadow-2"
        >
          {t('transcript.back_to', { at: clock(video.transcript[current]?.from ?? 0) })}
        </button>
      )}
    </>
  );
}

function momentsIn(moments: readonly Moment[], from: number, to = Number.POSITIVE_INFINITY) {
  return moments.filter(({ second }) => second >= from && second < to);
}

function ChapterHead({ title, onPress }: { title: string; onPress: () => void }) {
  if (title === '') return null;
  return (
    <li className="px-2 pt-4 first:pt-0">
      <button
        type="button"
        onClick={onPress}
        className="focus-ring cursor-pointer rounded-sm py-1 text-small font-semibold text-ink-2 underline-offset-4 hover:underline"
      >
        {title}
      </button>
    </li>
  );
}
