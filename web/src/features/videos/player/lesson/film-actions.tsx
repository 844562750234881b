import type { Video } from '@stratum/contract/library/video';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/use-locale.ts';
import { shortCount } from '../../count/short-count.ts';
import { useLike } from '../../data/use-like.ts';
import { useSave } from '../../data/use-save.ts';
import { LikeIcon, SaveIcon, WatchedIcon } from '../player-icons.tsx';
import { useWatched } from '../progress/use-watched.ts';
import { ProgressRing } from './progress-ring.tsx';

/** Liked, saved, watched: each shown at once. */
export function FilmActions({ video }: { video: Video }) {
  const { t } = useTranslation('features/videos/player');
  const locale = useLocale();
  const like = useLike(video);
  const save = useSave(video);
  const watched = useWatched(video);
  return (
    <div className="flex flex-wrap items-center gap-1 max-md:-ml-3">
      <FilmAction isOn={like.liked} onPress={like.toggle} label={t('action.like')}>
        <LikeIcon isOn={like.liked} />
        <span className="tabular-nums">{shortCount(like.likes, locale)}</span>
      </FilmAction>
      <FilmAction isOn={save.saved} onPress={save.toggle}>
        <SaveIcon isOn={save.saved} />
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
  /** Where its words do not say it. */
  label?: string;
  children: ReactNode;
}

function FilmAction({ isOn, onPress, label, children }: FilmActionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="focus-ring flex h-11 cursor-pointer items-center gap-2 rounded-full px-3 text-label font-semibold whitespace-nowrap hover:bg-hover aria-pressed:text-accent"
    >
      {label && <span className="sr-only">{label}</span>}
      {children}
    </button>
  );
}
