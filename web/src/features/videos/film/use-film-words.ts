import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';

type Film = Pick<Video, 'duration' | 'second' | 'progress' | 'completed'>;

/** Whether somebody has begun a film and has some of it before them. */
function isBegun({ second, completed, progress }: Film): boolean {
  return !completed && (second > 0 || progress > 0);
}

/** What is said of a film's length: as a whole, and of what is left. */
export function useFilmWords() {
  const { t } = useTranslation('features/videos');
  /** “28 seconds left”. */
  const left = ({ duration, second }: Film) => {
    const seconds = Math.max(1, Math.round(duration - second));
    return seconds < 90
      ? t('seconds_left', { count: seconds })
      : t('minutes_left', { count: Math.ceil(seconds / 60) });
  };
  return {
    left,
    /** How long it is, and how much of that is before its reader. */
    length(film: Film): string {
      if (film.completed) return t('watched', { length: clock(film.duration) });
      return isBegun(film) ? left(film) : clock(film.duration);
    },
    /** What its button says: “Go on at 0:47”. */
    watch(film: Film): string {
      if (film.completed) return t('watch_again', { length: clock(film.duration) });
      return isBegun(film)
        ? t('go_on', { at: clock(film.second) })
        : t('watch', { length: clock(film.duration) });
    },
  };
}
