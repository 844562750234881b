import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { FileId } from '@stratum/contract/ids';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { usePictureInput } from '../add/use-picture-input.tsx';
import { UploadIcon } from '../collection-icons.tsx';
import { FolderPicture } from './folder-picture.tsx';
import { ItemFrame } from './item-frame.tsx';
import type { OpenItemProps } from './open-item.ts';
import Viewer from './viewer.tsx';

type Pictures = readonly {
  readonly fileId: FileId;
  readonly name: string;
  readonly caption: string;
}[];
type NewImage =
  | { readonly uploadId: string }
  | { readonly fileId: FileId; readonly caption: string };

/** A folder of pictures, in an order of its owner's, each with a caption. */
export default function FolderScreen({ item, controls }: OpenItemProps) {
  const { t } = useTranslation('features/collection');
  const [looked, setLooked] = useState<number | null>(null);
  const added = usePictureInput();
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

  function set(images: readonly NewImage[]): void {
    change.mutate(
      { body: { id: item.id, version: item.version, images: [...images] } },
      { onError: ({ message }) => toast.error(message) },
    );
  }
  const kept = (some: Pictures) => some.map(({ fileId, caption }) => ({ fileId, caption }));
  function move(from: number, to: number): void {
    const picture = pictures[from];
    if (picture) set(kept(pictures.toSpliced(from, 1).toSpliced(to, 0, picture)));
  }
  async function add(files: readonly File[]): Promise<void> {
    try {
      const uploads = await added.upload(files);
      const images = uploads.map((uploadId) => ({ uploadId }));
      if (images.length > 0) set([...kept(pictures), ...images]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    }
  }

  return (
    <ItemFrame item={item} controls={controls}>
      {pictures.length === 0 && <Text tone="quiet">{t('empty_folder')}</Text>}
      <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
        {pictures.map((picture, place) => (
          <FolderPicture
            key={picture.fileId}
            picture={picture}
            place={place}
            isLast={place === pictures.length - 1}
            isDisabled={change.isPending}
            isTrashed={isTrashed}
            onLook={() => setLooked(place)}
            onCaption={(caption) => set(kept(pictures.with(place, { ...picture, caption })))}
            onMove={move}
            onTakeOut={() => set(kept(pictures.toSpliced(place, 1)))}
          />
        ))}
      </ul>
      {!isTrashed && (
        <p className="mt-6">
          <Button
            tone="ghost"
            size="small"
            isDisabled={change.isPending}
            onPress={() => added.choose((files) => void add(files))}
          >
            <UploadIcon />
            {t('add_pictures')}
          </Button>
        </p>
      )}
      {added.input}
      {added.progress}
      <Suspense>
        {looked !== null && (
          <Viewer pictures={pictures} first={looked} onClose={() => setLooked(null)} />
        )}
      </Suspense>
    </ItemFrame>
  );
}
