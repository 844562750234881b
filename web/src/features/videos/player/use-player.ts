import type { ModuleId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import { useState } from 'react';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useVoice } from './captions/use-read-aloud.ts';
import { createPlayback } from './playback/playback.ts';
import { useMediaSession } from './playback/use-media-session.ts';
import { useOwnSettings } from './playback/use-own-settings.ts';
import { useBeginning } from './progress/use-beginning.ts';
import { useProgress } from './progress/use-progress.ts';
import { useFullScreen } from './screen/use-full-screen.ts';
import { useNotice } from './screen/use-notice.ts';
import { usePictureInPicture } from './screen/use-picture-in-picture.ts';
import { currentSettings } from './settings/settings.ts';
import { useSource } from './source/use-source.ts';

interface PlayerOptions {
  readonly video: Video;
  /** In which it is watched. */
  readonly moduleId: ModuleId;
  /** The second that the address names; null for none. */
  readonly asked: number | null;
  /** Reads the film's addresses again. */
  readonly renew: () => Promise<unknown>;
}

/** One film, what plays it, and where on the screen that is. */
export function usePlayer({ video, moduleId, asked, renew }: PlayerOptions) {
  const second = useBeginning(video, asked);
  const [playback] = useState(() =>
    createPlayback({ duration: video.duration, second, rate: currentSettings().rate }),
  );
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [attach] = useState(() => (film: HTMLVideoElement) => {
    const detach = playback.attach(film);
    setElement(film);
    return () => {
      detach();
      setElement(null);
    };
  });
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [filmHome, setFilmHome] = useState<HTMLElement | null>(null);
  const [film] = useState(() => {
    const host = document.createElement('div');
    host.className =
      'group-data-full:flex group-data-full:min-h-0 group-data-full:flex-1 group-data-full:flex-col';
    return host;
  });
  const source = useSource({ video, playback, element, renew });
  const screen = useFullScreen();
  const notice = useNotice();
  const smallWindow = usePictureInPicture(film, filmHome);
  const voice = useVoice(useLocale());
  useOwnSettings(playback, element);
  useMediaSession(video, playback);
  useProgress(video, playback);
  return {
    video,
    moduleId,
    playback,
    attach,
    source,
    frame,
    setFrame,
    film,
    setFilmHome,
    screen,
    notice,
    smallWindow,
    voice,
  };
}

export type Player = ReturnType<typeof usePlayer>;
