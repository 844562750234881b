import type { Message } from '@stratum/contract/message';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CloseLook } from '../../../../shared/viewer/close-look.tsx';
import { useKeys } from '../../../../shared/viewer/use-keys.ts';
import { Picture } from '../picture.tsx';
import { ViewerBar } from './viewer-bar.tsx';

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
  const picture = pictures[place];
  const move = (step: 1 | -1) => {
    if (pictures[place + step]) onMove(place + step);
  };
  useKeys({ ArrowLeft: () => move(-1), ArrowRight: () => move(1) });
  if (!picture) return null;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-dialog bg-page transition-opacity duration-(--motion-2) data-entering:opacity-0"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={altOf(place)}
          className="grid size-full grid-rows-[auto_minmax(0,1fr)] outline-none"
        >
          <ViewerBar
            picture={picture}
            place={place}
            count={pictures.length}
            onMove={move}
            onClose={onClose}
          />
          <CloseLook key={picture.id} onSwipe={move}>
            <Picture message={picture} alt={altOf(place)} isWhole className="size-full" />
          </CloseLook>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
