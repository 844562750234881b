import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { localeNames } from '../../../../shared/i18n/use-locale.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import type { Playback } from '../playback/playback.ts';
import { useAppearance } from '../source/use-appearance.ts';
import type { useSource } from '../source/use-source.ts';
import type { useTouches } from '../touch/use-touches.ts';

interface FilmFrameProps {
  video: Video;
  playback: Playback;
  /** Of the element that plays. */
  attach: (element: HTMLVideoElement) => () => void;
  source: ReturnType<typeof useSource>;
  touches: ReturnType<typeof useTouches>;
}

/** The picture, and nothing over it but what has gone wrong. */
export function FilmFrame({ video, playback, attach, source, touches }: FilmFrameProps) {
  const { t } = useTranslation('features/videos/player');
  const isWaiting = useStore(playback.state, (state) => state.isWaiting);
  const appearance = useAppearance();
  const poster = appearance === 'dark' ? (video.posterDark ?? video.poster) : video.poster;
  return (
    <div
      className="relative grid aspect-16/9 place-items-center overflow-hidden bg-page group-data-full:aspect-auto group-data-full:bg-surface group-data-full:min-h-0 group-data-full:flex-1"
      {...touches}
    >
      {/* Captions stand below, in every language as tracks for what shows a film by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={attach}
        playsInline
        preload="metadata"
        poster={poster}
        aria-label={video.title}
        className="absolute inset-0 size-full touch-manipulation object-contain group-data-full:touch-none"
      >
        {video.captions.map(({ locale, url }) => (
          <track
            key={locale}
            kind="captions"
            src={url}
            srcLang={locale}
            label={localeNames[locale]}
          />
        ))}
      </video>
      {isWaiting && !source.isFailed && (
        <span className="relative animate-appear rounded-full bg-surface p-2.5 text-ink shadow-1">
          <Spinner />
        </span>
      )}
      {(source.isFailed || !source.isPlayable) && (
        <div className="relative m-4 rounded-card bg-surface px-6 shadow-1">
          <ErrorState
            message={t(source.isPlayable ? 'failed' : 'unplayable')}
            onRetry={source.retry}
          />
        </div>
      )}
    </div>
  );
}
