import type { FileId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';
import { CloseLook } from '../../../shared/viewer/close-look.tsx';
import { WholeScreen } from '../../../shared/viewer/whole-screen.tsx';
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
  if (!picture) return null;
  const { fileId, name, caption } = picture;
  return (
    <WholeScreen
      name={caption || name}
      words={caption}
      place={place}
      count={pictures.length}
      labels={{
        previous: t('previous'),
        next: t('next'),
        save: t('download'),
        close: t('close'),
      }}
      onMove={setPlace}
      onSave={() => void saveStoredFile(fileId, name)}
      onClose={onClose}
    >
      {(move) => (
        <CloseLook key={fileId} onSwipe={move}>
          <FilePicture fileId={fileId} alt={caption || name} className="size-full object-contain" />
        </CloseLook>
      )}
    </WholeScreen>
  );
}
