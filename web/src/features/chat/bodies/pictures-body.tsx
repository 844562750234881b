import type { Message } from '@stratum/contract/message';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { People } from './people.ts';
import { Picture, roomFor } from './picture.tsx';
import { usePersonName } from './use-person-name.ts';

const PictureViewer = lazy(() => import('./viewer/picture-viewer.tsx'));

interface PicturesBodyProps {
  /** One picture, or those that were sent at once. */
  pictures: readonly Message[];
  people: People;
}

/** Pictures in a conversation; each opens by itself, and leads on to the others. */
export function PicturesBody({ pictures, people }: PicturesBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const nameOf = usePersonName(people);
  const [opened, setOpened] = useState<number | null>(null);
  const [first] = pictures;
  const name = nameOf(first?.senderId ?? null);
  const count = pictures.length;
  const altOf = (place: number) =>
    count === 1
      ? t('picture.of', { name })
      : t('picture.nth', { name, place: place + 1, total: count });
  const open = (place: number) => () => setOpened(place);
  return (
    <>
      {count === 1 && first ? (
        <Single picture={first} alt={altOf(0)} onOpen={open(0)} />
      ) : (
        <Grid pictures={pictures} altOf={altOf} onOpen={setOpened} />
      )}
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

const frame =
  'focus-ring relative block w-fit max-w-full cursor-zoom-in overflow-hidden rounded-md';

function Single({ picture, alt, onOpen }: { picture: Message; alt: string; onOpen: () => void }) {
  const { width, height } = roomFor(picture.data && 'width' in picture.data ? picture.data : {});
  return (
    <button type="button" onClick={onOpen} className={frame}>
      {/* Holds the room, in the picture's proportions. */}
      <svg width={width} viewBox={`0 0 ${width} ${height}`} className="block h-auto max-w-full" />
      <Picture message={picture} alt={alt} className="absolute inset-0 size-full" />
    </button>
  );
}

/** Pictures of one send that are shown; the rest is counted on the last. */
const shownAtOnce = 4;

interface GridProps {
  pictures: readonly Message[];
  altOf: (place: number) => string;
  onOpen: (place: number) => void;
}

function Grid({ pictures, altOf, onOpen }: GridProps) {
  const { t } = useTranslation('features/chat/bodies');
  const shown = pictures.slice(0, shownAtOnce);
  const more = pictures.length - shown.length;
  return (
    <div className="grid w-126 max-w-full grid-cols-2 gap-1 overflow-hidden rounded-md">
      {shown.map((picture, place) => {
        const isWide = shown.length % 2 === 1 && place === 0;
        const isLast = place === shown.length - 1;
        return (
          <button
            key={picture.id}
            type="button"
            onClick={() => onOpen(place)}
            className={`focus-ring-inset relative cursor-zoom-in overflow-hidden ${isWide ? 'col-span-2 aspect-2/1' : 'aspect-3/2'}`}
          >
            <Picture message={picture} alt={altOf(place)} className="absolute inset-0 size-full" />
            {isLast && more > 0 && (
              <span className="absolute inset-0 flex items-center justify-center bg-ink/70 font-display text-dialog font-light text-page forced-color-adjust-none">
                <span aria-hidden="true">+{more}</span>
                <span className="sr-only">{t('picture.more', { count: more })}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
