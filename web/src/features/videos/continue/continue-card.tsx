import type { Video } from '@stratum/contract/library/video';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { modulePath } from '../data/module-path.ts';
import type { Place } from '../data/use-places.ts';
import { Poster } from '../film/poster.tsx';
import { useFilmWords } from '../film/use-film-words.ts';
import { PlayIcon } from '../video-icons.tsx';

interface ContinueCardProps {
  film: Video;
  place?: Place | undefined;
  className?: string;
}

/** A film that somebody has begun; the whole card goes on with it. */
export function ContinueCard({ film, place, className = '' }: ContinueCardProps) {
  const { t } = useTranslation('features/videos');
  const words = useFilmWords();
  return (
    <LocaleLink
      to={modulePath({ moduleId: place?.moduleId, videoId: film.id, second: film.second })}
      className={`focus-ring group flex items-center gap-4 rounded-card border border-line bg-surface p-2 pr-3 text-ink no-underline shadow-1 sm:p-3 sm:pr-5 ${className}`}
    >
      <Poster film={film} progress={film.progress} className="w-25 flex-none rounded-md sm:w-40" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t('go_on', { at: clock(film.second) })}: </span>
        <span className="block font-semibold">{film.title}</span>
        {place && (
          <Text as="span" size="label" tone="quiet" className="block">
            {`${place.name} · ${t(`bucket.${place.bucket}`)}`}
          </Text>
        )}
        <Text as="span" size="label" tone="quiet" className="block">
          {words.left(film)}
        </Text>
      </span>
      <span className="grid size-11 flex-none place-items-center rounded-full border border-outline group-hover:bg-hover">
        <PlayIcon />
      </span>
    </LocaleLink>
  );
}
