import type { Video } from '@stratum/contract/library/video';
import { useStore } from 'zustand/react';
import { shownTheme } from '../../../shared/theme/theme.ts';

interface PosterProps {
  film: Pick<Video, 'poster' | 'posterDark'>;
  /** Whether it is the first thing seen of its page. */
  isFirst?: boolean;
  /** Percent of the film that has been played: the line at its foot. */
  progress?: number;
  className?: string;
}

/** The picture of a film, as it is drawn for the page's appearance; its title stands beside it. */
export function Poster({ film, isFirst = false, progress = 0, className = '' }: PosterProps) {
  const theme = useStore(shownTheme);
  const { poster, posterDark } = film;
  return (
    <span className={`relative block aspect-video overflow-hidden bg-track ${className}`}>
      <picture>
        {theme === 'system' && posterDark !== null && (
          <source media="(prefers-color-scheme: dark)" srcSet={posterDark} />
        )}
        <img
          src={theme === 'dark' ? (posterDark ?? poster) : poster}
          alt=""
          width={640}
          height={360}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
      {progress > 0 && (
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 block h-1 w-full bg-raised"
          aria-hidden="true"
        >
          <rect width={progress} height="1" className="fill-accent" />
        </svg>
      )}
    </span>
  );
}
