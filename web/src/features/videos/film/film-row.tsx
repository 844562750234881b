import type { Video } from '@stratum/contract/library/video';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LikeButton } from '../actions/like-button.tsx';
import { SaveButton } from '../actions/save-button.tsx';
import { modulePath } from '../data/module-path.ts';
import type { Place } from '../data/use-places.ts';
import { Poster } from './poster.tsx';
import { isBegun, useFilmWords } from './use-film-words.ts';

interface FilmRowProps {
  film: Video;
  place: Place | undefined;
  /** Stands first, where it is not the title. */
  heading?: string;
  /** Below the title. */
  children?: ReactNode;
  onSave?: () => void;
}

/** A film in a list: its picture, what it is, and what one does with it. */
export function FilmRow({ film, place, heading, children, onSave }: FilmRowProps) {
  const { t } = useTranslation('features/videos');
  const words = useFilmWords();
  const to = modulePath({ moduleId: place?.moduleId, videoId: film.id });
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-4 first:border-t-0 sm:grid-cols-[12.25rem_minmax(0,1fr)_auto] sm:gap-x-6">
      {/* The title says the same. */}
      <LocaleLink to={to} tabIndex={-1} aria-hidden="true" className="block">
        <Poster film={film} progress={film.progress} className="rounded-md" />
      </LocaleLink>
      <div className="min-w-0">
        <LocaleLink
          to={to}
          className="focus-ring rounded-sm font-medium text-ink no-underline hover:underline sm:text-lead"
        >
          {heading ?? film.title}
        </LocaleLink>
        {heading !== undefined && (
          <Text size="label" tone="quiet" className="mt-0.5">
            {film.title}
          </Text>
        )}
        <Text size="label" tone="quiet" className="mt-0.5">
          {place && `${place.name} · ${t(`bucket.${place.bucket}`)} · `}
          {lengthOf(film)}
        </Text>
        {children}
      </div>
      <div className="col-span-2 -my-1 flex justify-end sm:col-span-1 sm:my-0">
        <LikeButton video={film} />
        <SaveButton video={film} onToggle={onSave} />
      </div>
    </li>
  );

  function lengthOf(one: Video): string {
    if (one.completed) return t('watched', { length: clock(one.duration) });
    return isBegun(one) ? words.left(one) : clock(one.duration);
  }
}
