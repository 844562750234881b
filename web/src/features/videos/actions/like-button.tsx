import type { Video } from '@stratum/contract/library/video';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { shortCount } from '../count/short-count.ts';
import { useLike } from '../data/use-like.ts';
import { HeartIcon } from '../video-icons.tsx';

/** Likes a film or takes that back, beside how many like it. */
export function LikeButton({ video }: { video: Video }) {
  const { t } = useTranslation('features/videos');
  const locale = useLocale();
  const { liked, likes, toggle } = useLike(video);
  const name = t('like_named', { title: video.title });
  const short = shortCount(likes, locale);
  return (
    <ToggleButton
      isSelected={liked}
      onChange={toggle}
      className="focus-ring inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 text-label text-ink-2 transition-colors data-hovered:bg-hover data-hovered:text-ink data-selected:text-accent"
    >
      <HeartIcon className={liked ? 'fill-current' : ''} />
      <span className="sr-only">
        {likes > 0 ? `${name}, ${t('likes', { count: likes, number: short })}` : name}
      </span>
      {likes > 0 && (
        <span aria-hidden="true" className="tabular-nums">
          {short}
        </span>
      )}
    </ToggleButton>
  );
}
