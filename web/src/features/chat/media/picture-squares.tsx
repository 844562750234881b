import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { PlayIcon } from '../bodies/body-icons.tsx';
import { Picture } from '../bodies/picture.tsx';
import { usePersonName } from '../bodies/use-person-name.ts';
import type { SentProps } from './sent-line.tsx';

const PictureViewer = lazy(() => import('../bodies/viewer/picture-viewer.tsx'));

const square = 'relative block aspect-square w-full overflow-hidden rounded-sm bg-track';

/** Pictures and films, side by side: a picture opens, a film leads to where it is played. */
export function PictureSquares({ messages, people, pathTo }: SentProps) {
  const { t } = useTranslation(['features/chat/media', 'features/chat/bodies']);
  const nameOf = usePersonName(people);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = messages.filter(({ type }) => type !== 'audio');
  const pictures = shown.filter(({ type }) => type === 'image');
  const altOf = (place: number) =>
    t('features/chat/bodies:picture.of', { name: nameOf(pictures[place]?.senderId ?? null) });
  if (shown.length === 0) return null;
  return (
    <>
      <ul aria-label={t('pictures')} className="grid grid-cols-3 gap-1">
        {shown.map((message) => {
          const place = pictures.indexOf(message);
          return (
            <li key={message.id}>
              {place >= 0 ? (
                <button
                  type="button"
                  onClick={() => setOpened(place)}
                  className={`focus-ring cursor-zoom-in ${square}`}
                >
                  <Picture
                    message={message}
                    alt={altOf(place)}
                    className="absolute inset-0 size-full"
                  />
                </button>
              ) : (
                <LocaleLink
                  to={pathTo(message.timetoken)}
                  aria-label={t('film_of', { name: nameOf(message.senderId) })}
                  className={`focus-ring ${square}`}
                >
                  <span className="absolute inset-0 grid place-items-center text-ink-2">
                    <PlayIcon />
                  </span>
                </LocaleLink>
              )}
            </li>
          );
        })}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureViewer
            pictures={pictures}
            altOf={altOf}
            place={opened}
            onMove={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
