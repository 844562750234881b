import type { GraphVideo } from '@stratum/contract/chapters';
import type { Locale } from '@stratum/contract/locale';
import type { SyntheticEvent } from 'react';
import { isWatched } from './watched.ts';

interface FilmPlayerProps {
  video: GraphVideo;
  onWatched: () => void;
}

/** As the player’s menu names the captions. */
const names: Record<Locale, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** Plays nothing by itself, and fetches the film only once it is asked to. */
export function FilmPlayer({ video, onWatched }: FilmPlayerProps) {
  const onTimeUpdate = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (isWatched(currentTarget)) onWatched();
  };
  // Captions grow with the picture: on a telephone they would be too small to read.
  return (
    <figure className="mt-4">
      <video
        controls
        playsInline
        preload="none"
        src={video.source}
        poster={video.poster}
        aria-label={video.title}
        onTimeUpdate={onTimeUpdate}
        onEnded={onWatched}
        className="focus-ring block aspect-video w-full rounded-md max-sm:[&::cue]:text-label"
      >
        <track
          default
          kind="captions"
          src={video.captions.source}
          srcLang={video.captions.locale}
          label={names[video.captions.locale]}
        />
      </video>
      <figcaption className="mt-3 text-ui font-medium">{video.title}</figcaption>
    </figure>
  );
}
