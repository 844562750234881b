import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { changesOf } from './changes.ts';
import type { MessageActionsProps, OpenedAction } from './message-actions.ts';
import { QuickMarks } from './quick-marks.tsx';
import { useActionList } from './use-action-list.ts';

interface ActionSheetProps {
  actions: MessageActionsProps;
  onOpen: (action: OpenedAction) => void;
  onClose: () => void;
  /** The message, lifted above the sheet. */
  children: ReactNode;
}

/** All that can be done with a message, from the lower edge of a phone. */
export default function ActionSheet({ actions, onOpen, onClose, children }: ActionSheetProps) {
  const { message, me, onChanged } = actions;
  const { t } = useTranslation('features/chat/actions');
  const list = useActionList(actions, onOpen);
  const { react } = changesOf(message, me, onChanged);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-dialog flex flex-col justify-end bg-scrim transition-opacity duration-(--motion-2) data-entering:opacity-0"
    >
      <Modal className="flex max-h-full flex-col transition-transform duration-(--motion-2) data-entering:translate-y-8">
        <div inert className="m-3 max-h-48 min-h-0 overflow-hidden rounded-card bg-surface p-4">
          {children}
        </div>
        <Dialog
          aria-label={t('more')}
          className="max-h-[70svh] flex-none overflow-auto rounded-t-card bg-raised px-4 pt-3 pb-6 text-ink shadow-2 outline-none"
        >
          <span aria-hidden="true" className="mx-auto mb-3 block h-1 w-9 rounded-full bg-track" />
          <QuickMarks
            message={message}
            me={me}
            onReact={(emoji) => then(() => void react(emoji))()}
            onMore={then(() => onOpen('picker'))}
            className="mb-2 border-b border-line pb-3"
          />
          <ul>
            {list.map(({ id, label, Drawing, act }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={then(act)}
                  className="focus-ring-inset flex min-h-12 w-full cursor-pointer items-center gap-4 rounded-sm px-2 text-left text-ui font-medium hover:bg-hover"
                >
                  <Drawing className="text-ink-2" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
