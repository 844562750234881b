import type { Video } from '@stratum/contract/library/video';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LikeButton } from '../../actions/like-button.tsx';
import { useSave } from '../../data/use-save.ts';
import { SaveIcon } from '../../video-icons.tsx';
import { WatchedIcon } from '../player-icons.tsx';
import { useWatched } from '../progress/use-watched.ts';
import { ProgressRing } from './progress-ring.tsx';

/** Liked, saved, watched: each shown at once. */
export function FilmActions({ video }: { video: Video }) {
  const { t } = useTranslation('features/videos/player');
  const save = useSave(video);
  const watched = useWatched(video);
  return (
    <div className="flex flex-wrap items-center gap-1 max-md:-ml-3">
      <LikeButton video={video} />
      <FilmAction isOn={save.saved} onPress={save.toggle}>
        <SaveIcon className={save.saved ? 'fill-current' : ''} />
        {t('action.save')}
      </FilmAction>
      <FilmAction isOn={watched.isWatched} onPress={watched.toggle}>
        {watched.isWatched || video.progress === 0 ? (
          <WatchedIcon />
        ) : (
          <ProgressRing percent={video.progress} />
        )}
        {t(watched.isWatched ? 'action.watched' : 'action.mark_watched')}
      </FilmAction>
    </div>
  );
}

interface FilmActionProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function FilmAction({ isOn, onPress, children }: FilmActionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="focus-ring flex h-11 cursor-pointer items-center gap-2 rounded-full px-3 text-label font-semibold whitespace-nowrap hover:bg-hover aria-pressed:text-accent"
    >
      {children}
    </button>
  );
}
