import { collectionLimits } from '@stratum/contract/collection-words';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { FileId } from '@stratum/contract/ids';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, DeleteIcon } from '../../../shared/ui/icons.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FilePicture } from './file-picture.tsx';
import { ItemFrame } from './item-frame.tsx';
import type { OpenItemProps } from './open-item.ts';
import Viewer from './viewer.tsx';

type Pictures = readonly {
  readonly fileId: FileId;
  readonly name: string;
  readonly caption: string;
}[];

/** A folder of pictures, in an order of its owner's, each with a caption. */
export default function FolderScreen({ item, controls }: OpenItemProps) {
  const { t } = useTranslation('features/collection');
  const [looked, setLooked] = useState<number | null>(null);
  const change = useRouteMutation(collectionEndpoints.updatePersonalStuffImageFolder, {
    inOrder: true,
  });
  // What was done last is shown until the server has it.
  const sent = change.isPending ? change.variables.body.images : undefined;
  const pictures: Pictures = sent
    ? sent.flatMap(({ fileId, caption = '' }) => {
        const known = item.images.find((each) => each.fileId === fileId);
        return known ? [{ ...known, caption }] : [];
      })
    : item.images;
  const isTrashed = item.deletedAt !== null;

  function set(next: Pictures): void {
    const images = next.map(({ fileId, caption }) => ({ fileId, caption }));
    change.mutate(
      { body: { id: item.id, version: item.version, images } },
      { onError: ({ message }) => toast.error(message) },
    );
  }
  const swap = (place: number, step: 1 | -1) => {
    const [one, other] = [pictures[place], pictures[place + step]];
    if (one && other) set(pictures.with(place, other).with(place + step, one));
  };

  return (
    <ItemFrame item={item} controls={controls}>
      {pictures.length === 0 && <Text tone="quiet">{t('empty_folder')}</Text>}
      <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
        {pictures.map((picture, place) => (
          <li key={picture.fileId} className="min-w-0">
            <button
              type="button"
              aria-label={t('look_closer', { title: picture.caption || picture.name })}
              onClick={() => setLooked(place)}
              className="focus-ring block aspect-4/3 w-full cursor-zoom-in overflow-hidden rounded-md border border-line"
            >
              <FilePicture fileId={picture.fileId} className="size-full object-cover" />
            </button>
            <CaptionField
              key={picture.caption}
              caption={picture.caption}
              isDisabled={isTrashed || change.isPending}
              onChange={(caption) => set(pictures.with(place, { ...picture, caption }))}
            />
            {!isTrashed && (
              <p className="flex">
                <IconButton
                  label={t('earlier')}
                  isDisabled={place === 0 || change.isPending}
                  onPress={() => swap(place, -1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowLeftIcon />
                </IconButton>
                <IconButton
                  label={t('later')}
                  isDisabled={place === pictures.length - 1 || change.isPending}
                  onPress={() => swap(place, 1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowRightIcon />
                </IconButton>
                <IconButton
                  label={t('take_out')}
                  isDisabled={change.isPending}
                  onPress={() => set(pictures.toSpliced(place, 1))}
                  className="ml-auto data-disabled:opacity-40"
                >
                  <DeleteIcon />
                </IconButton>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {looked !== null && (
          <Viewer pictures={pictures} first={looked} onClose={() => setLooked(null)} />
        )}
      </Suspense>
    </ItemFrame>
  );
}

interface CaptionFieldProps {
  caption: string;
  isDisabled: boolean;
  onChange: (caption: string) => void;
}

/** Kept when it is left. */
function CaptionField({ caption, isDisabled, onChange }: CaptionFieldProps) {
  const { t } = useTranslation('features/collection');
  const [typed, setTyped] = useState(caption);
  return (
    <input
      value={typed}
      readOnly={isDisabled}
      dir="auto"
      maxLength={collectionLimits.captionLength}
      aria-label={t('caption')}
      placeholder={t('caption')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== caption && onChange(typed)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      className="focus-ring mt-1 min-h-11 w-full rounded-sm bg-transparent text-label placeholder:text-ink-2"
    />
  );
}
