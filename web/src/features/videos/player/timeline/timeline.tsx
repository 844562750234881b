import type { Video } from '@stratum/contract/library/video';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { clock } from '../../../../shared/i18n/clock.ts';
import type { Playback } from '../playback/playback.ts';
import { type Chapter, chapterAt, chaptersOf } from './chapters.ts';
import { useSpokenPlace } from './use-spoken-place.ts';

interface TimelineProps {
  video: Pick<Video, 'chapters' | 'duration'>;
  playback: Playback;
  /** Seconds at which somebody has kept a moment. */
  moments: readonly number[];
}

/** The film from its beginning to its end: a piece a chapter, and where one is. */
export function Timeline({ video, playback, moments }: TimelineProps) {
  const { t } = useTranslation('features/videos/player');
  const { duration } = video;
  const at = useStore(playback.state, (state) => state.at);
  const [hovered, setHovered] = useState<number | null>(null);
  const spoken = useSpokenPlace(playback);
  const chapters = chaptersOf(video);
  const shown = hovered ?? at;
  const chapter = chapterAt(chapters, shown);
  const spokenChapter = chapterAt(chapters, spoken.second)?.title ?? '';
  const place = `${(100 * at) / duration}%`;
  const seek = (second: number) => {
    playback.seek(second);
    spoken.hold(second);
  };
  const follow = ({ pointerType, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.max(0, Math.min(1, (clientX - left) / width)) * duration);
  };
  return (
    <div className="px-3 sm:px-4">
      <div className="relative h-9" onPointerMove={follow} onPointerLeave={() => setHovered(null)}>
        <input
          type="range"
          min={0}
          max={Math.floor(duration)}
          step={1}
          value={Math.floor(spoken.second)}
          onChange={({ target }) => seek(Number(target.value))}
          onFocus={() => spoken.hold()}
          onBlur={spoken.release}
          aria-label={t('timeline.label')}
          aria-valuetext={t('timeline.value', {
            at: clock(spoken.second),
            length: clock(duration),
            chapter: spokenChapter,
          })}
          className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
        {/* A browser's own handle is 16 pixels wide: its middle stays half of that from the ends. */}
        <span className="pointer-events-none absolute inset-x-2 top-4 h-1.5 rounded-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus">
          {chapters.map((each) => (
            <Piece key={each.from} chapter={each} at={at} duration={duration} />
          ))}
          {moments.map((second) => (
            <span
              key={second}
              className="absolute -top-3 size-2 -translate-x-1 rotate-45 rounded-xs bg-level-9"
              style={{ left: `${(100 * second) / duration}%` }}
            />
          ))}
          <span
            className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-2 border-accent bg-surface"
            style={{ left: place }}
          />
        </span>
      </div>
      <p aria-hidden="true" className="flex h-6 gap-2 px-2 text-small text-ink-2">
        <span className="font-medium tabular-nums text-ink sm:hidden">{clock(at)}</span>
        <span className="min-w-0 flex-1 truncate">
          {hovered !== null && <span className="tabular-nums">{clock(hovered)} · </span>}
          {chapter?.title}
        </span>
        <span className="tabular-nums sm:hidden">{clock(duration)}</span>
      </p>
    </div>
  );
}

interface PieceProps {
  chapter: Chapter;
  at: number;
  duration: number;
}

function Piece({ chapter: { from, to }, at, duration }: PieceProps) {
  const played = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return (
    <span
      className="absolute inset-y-0 overflow-hidden border-r-3 border-surface last:border-r-0"
      style={{ left: `${(100 * from) / duration}%`, width: `${(100 * (to - from)) / duration}%` }}
    >
      <span className="block size-full overflow-hidden rounded-full bg-track">
        <span
          className="block size-full origin-left bg-accent"
          style={{ transform: `scaleX(${played})` }}
        />
      </span>
    </span>
  );
}
