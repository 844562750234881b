import type { Message } from '@stratum/contract/message';
import { useTranslation } from 'react-i18next';
import { CloseLook } from '../../../../shared/viewer/close-look.tsx';
import { WholeScreen } from '../../../../shared/viewer/whole-screen.tsx';
import { Picture } from '../picture.tsx';
import { saveAttachment } from '../save-attachment.ts';

interface PictureViewerProps {
  pictures: readonly Message[];
  altOf: (place: number) => string;
  place: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** A picture over the whole screen: arrows and swipes lead to those it was sent with. */
export default function PictureViewer(props: PictureViewerProps) {
  const { pictures, altOf, place, onMove, onClose } = props;
  const { t } = useTranslation('features/chat/bodies');
  const picture = pictures[place];
  if (!picture) return null;
  return (
    <WholeScreen
      name={altOf(place)}
      words={picture.body}
      place={place}
      count={pictures.length}
      labels={{
        previous: t('viewer.previous'),
        next: t('viewer.next'),
        save: t('save'),
        close: t('viewer.close'),
      }}
      onMove={onMove}
      onSave={() => void saveAttachment(picture)}
      onClose={onClose}
    >
      {(move) => (
        <CloseLook key={picture.id} onSwipe={move}>
          <Picture message={picture} alt={altOf(place)} isWhole className="size-full" />
        </CloseLook>
      )}
    </WholeScreen>
  );
}
