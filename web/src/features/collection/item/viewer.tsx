import type { FileId } from '@stratum/contract/ids';
import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { CloseLook } from '../../../shared/viewer/close-look.tsx';
import { useKeys } from '../../../shared/viewer/use-keys.ts';
import { DownloadIcon } from '../collection-icons.tsx';
import { FilePicture } from './file-picture.tsx';

interface ViewerProps {
  pictures: readonly { readonly fileId: FileId; readonly name: string; readonly caption: string }[];
  first: number;
  onClose: () => void;
}

/** Pictures over the whole screen: arrows and swipes lead on, two fingers, `+` and `-` look closer. */
export default function Viewer({ pictures, first, onClose }: ViewerProps) {
  const { t } = useTranslation('features/collection');
  const [place, setPlace] = useState(first);
  const picture = pictures[place];
  const move = (step: 1 | -1) => {
    if (pictures[place + step]) setPlace(place + step);
  };
  useKeys({ ArrowLeft: () => move(-1), ArrowRight: () => move(1) });
  if (!picture) return null;
  const { fileId, name, caption } = picture;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-dialog bg-page transition-opacity duration-(--motion-2) data-entering:opacity-0"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={caption || name}
          className="grid size-full grid-rows-[auto_minmax(0,1fr)] outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line px-4 py-2">
            <p className="min-w-0 flex-1 truncate text-ui">{caption}</p>
            {pictures.length > 1 && (
              <>
                <p className="flex-none px-2 text-label text-ink-2 tabular-nums">
                  {place + 1} / {pictures.length}
                </p>
                <IconButton
                  label={t('previous')}
                  isDisabled={place === 0}
                  onPress={() => move(-1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowLeftIcon />
                </IconButton>
                <IconButton
                  label={t('next')}
                  isDisabled={place === pictures.length - 1}
                  onPress={() => move(1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowRightIcon />
                </IconButton>
              </>
            )}
            <IconButton label={t('download')} onPress={() => void saveStoredFile(fileId, name)}>
              <DownloadIcon />
            </IconButton>
            <IconButton label={t('close')} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <CloseLook key={fileId} onSwipe={move}>
            <FilePicture
              fileId={fileId}
              alt={caption || name}
              className="size-full object-contain"
            />
          </CloseLook>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
