import type { Video } from '@stratum/contract/library/video';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LikeButton } from '../actions/like-button.tsx';
import { SaveButton } from '../actions/save-button.tsx';
import { modulePath } from '../data/module-path.ts';
import type { Place } from '../data/use-places.ts';
import { Poster } from './poster.tsx';
import { useFilmWords } from './use-film-words.ts';

interface FilmRowProps {
  film: Video;
  place: Place | undefined;
  /** Stands first, where it is not the title. */
  heading?: string | undefined;
  /** Below the title; on a telephone as wide as the row. */
  children?: ReactNode;
  /** Whether its picture is among the first that a page shows. */
  isFirst?: boolean;
  onSave?: () => void;
}

/** A film in a list: its picture, what it is, and what one does with it. */
export function FilmRow({ film, place, heading, children, isFirst = false, onSave }: FilmRowProps) {
  const { t } = useTranslation('features/videos');
  const words = useFilmWords();
  const to = modulePath({ moduleId: place?.moduleId, videoId: film.id });
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-4 first:border-t-0 sm:grid-cols-[12.25rem_minmax(0,1fr)_auto] sm:gap-x-6">
      {/* The title says the same. */}
      <LocaleLink to={to} tabIndex={-1} aria-hidden="true" className="block sm:row-span-2">
        <Poster film={film} isFirst={isFirst} progress={film.progress} className="rounded-md" />
      </LocaleLink>
      <div className={`min-w-0 ${children ? 'sm:self-end' : 'sm:row-span-2'}`}>
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
          {words.length(film)}
        </Text>
      </div>
      {children && (
        <div className="mt-1 max-sm:col-span-2 sm:col-start-2 sm:mt-0 sm:self-start">
          {children}
        </div>
      )}
      <div className="flex justify-end max-sm:col-span-2 sm:col-start-3 sm:row-span-2 sm:row-start-1">
        <LikeButton video={film} />
        <SaveButton video={film} onToggle={onSave} />
      </div>
    </li>
  );
}
