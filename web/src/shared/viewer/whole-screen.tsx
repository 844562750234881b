import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, Icon } from '../ui/icons.tsx';
import { useKeys } from './use-keys.ts';

interface WholeScreenProps {
  /** What is looked at. */
  name: string;
  /** Above it. */
  words: string | null;
  place: number;
  count: number;
  labels: Readonly<Record<'previous' | 'next' | 'save' | 'close', string>>;
  onMove: (place: number) => void;
  onSave: () => void;
  onClose: () => void;
  /** @param move by one, where there is another */
  children: (move: (step: 1 | -1) => void) => ReactNode;
}

/** A picture over the whole screen: arrows lead to those beside it. */
export function WholeScreen(props: WholeScreenProps) {
  const { name, words, place, count, labels, onMove, onSave, onClose, children } = props;
  const move = (step: 1 | -1) => {
    const next = place + step;
    if (next >= 0 && next < count) onMove(next);
  };
  useKeys({ ArrowLeft: () => move(-1), ArrowRight: () => move(1) });
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-dialog bg-page transition-opacity duration-(--motion-2) data-entering:opacity-0"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={name}
          className="grid size-full grid-rows-[auto_minmax(0,1fr)] outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line px-4 py-2">
            <p className="min-w-0 flex-1 truncate text-ui">{words}</p>
            {count > 1 && (
              <>
                <p className="flex-none px-2 text-label text-ink-2 tabular-nums">
                  {place + 1} / {count}
                </p>
                <IconButton
                  label={labels.previous}
                  isDisabled={place === 0}
                  onPress={() => move(-1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowLeftIcon />
                </IconButton>
                <IconButton
                  label={labels.next}
                  isDisabled={place === count - 1}
                  onPress={() => move(1)}
                  className="data-disabled:opacity-40"
                >
                  <ArrowRightIcon />
                </IconButton>
              </>
            )}
            <IconButton label={labels.save} onPress={onSave}>
              <Icon of={Download} />
            </IconButton>
            <IconButton label={labels.close} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          {children(move)}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
