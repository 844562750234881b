import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { KeepHyphenated } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

const fade =
  'transition-opacity duration-(--motion-2) data-entering:opacity-0 data-exiting:opacity-0';
const rise = 'transition-transform duration-(--motion-2) data-entering:translate-y-8';
/** Its outline shows in contrast themes. */
const sheet =
  'max-h-[92svh] w-full overflow-auto rounded-t-card bg-raised text-ink shadow-2 outline outline-transparent';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a press beside the dialog closes it; off where something typed would be lost. */
  isDismissable?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A modal dialog; on small screens a sheet that rises from the lower edge. */
export default function LoadedDialog({
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  children,
}: DialogProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={`fixed inset-0 z-dialog flex items-end justify-center bg-scrim sm:items-center sm:p-6 ${fade}`}
    >
      <Modal className={`${sheet} ${rise} sm:max-w-dialog sm:rounded-card`}>
        <AriaDialog className="p-6 outline-none sm:p-8">
          {({ close }) => (
            <>
              <div className="mb-6 flex items-start justify-between gap-4">
                <Heading slot="title" className="font-display text-dialog font-light">
                  <KeepHyphenated>{title}</KeepHyphenated>
                </Heading>
                <div className="-mt-2 -mr-3">
                  <IconButton label={t('close')} onPress={close}>
                    <CloseIcon />
                  </IconButton>
                </div>
              </div>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
