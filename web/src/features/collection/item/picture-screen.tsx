import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DownloadIcon } from '../collection-icons.tsx';
import { FilePicture } from './file-picture.tsx';
import { ItemFrame } from './item-frame.tsx';
import type { OpenItemProps } from './open-item.ts';
import Viewer from './viewer.tsx';

/** A picture; a press looks closer. */
export default function PictureScreen({ item, controls }: OpenItemProps) {
  const { t } = useTranslation('features/collection');
  const [isClose, setClose] = useState(false);
  const { file, title } = item;
  if (!file)
    return (
      <ItemFrame item={item} controls={controls}>
        {null}
      </ItemFrame>
    );
  return (
    <ItemFrame item={item} controls={controls}>
      <button
        type="button"
        aria-label={t('look_closer', { title })}
        onClick={() => setClose(true)}
        className="focus-ring block w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-surface"
      >
        <FilePicture
          fileId={file.fileId}
          alt={title}
          className="max-h-[70svh] min-h-40 w-full object-contain"
        />
      </button>
      <p className="mt-4">
        <Button
          tone="ghost"
          size="small"
          onPress={() => void saveStoredFile(file.fileId, file.name)}
        >
          <DownloadIcon />
          {t('download')}
        </Button>
      </p>
      <Suspense>
        {isClose && (
          <Viewer
            pictures={[{ ...file, caption: title }]}
            first={0}
            onClose={() => setClose(false)}
          />
        )}
      </Suspense>
    </ItemFrame>
  );
}
