import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useLongPress } from '../../../shared/ui/use-long-press.ts';
import { allowedActions } from './allowed-actions.ts';
import { changesOf } from './changes.ts';
import type { MessageActionsProps, OpenedAction } from './message-actions.ts';

const ActionBar = lazy(() => import('./action-bar.tsx'));
const ActionSheet = lazy(() => import('./action-sheet.tsx'));
const DeleteQuestion = lazy(() => import('./delete-question.tsx'));
const EmojiPicker = lazy(() => import('./emoji-picker.tsx'));
const WhoReacted = lazy(() => import('./who-reacted.tsx'));

interface ActionAreaProps extends MessageActionsProps {
  children: ReactNode;
}

/**
 * A message with what can be done about it: a bar beside it under the pointer or with the focus in
 * it, a sheet after a long press.
 */
export function ActionArea({ children, ...actions }: ActionAreaProps) {
  const { message, me, isAdmin, onChanged } = actions;
  const [isNear, setNear] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedAction>(null);
  const hasActions = () => allowedActions(message, { me, isAdmin, now: Date.now() }).reply;
  const press = useLongPress(() => hasActions() && setSheetOpen(true));
  const close = () => setOpened(null);

  return (
    <div
      className="relative"
      {...press}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setNear(false);
      }}
      onContextMenu={keepTouchMenu}
    >
      {children}
      <Suspense>
        {(isNear || isMenuOpen) && (
          <ActionBar actions={actions} onOpen={setOpened} onOpenChange={setMenuOpen} />
        )}
      </Suspense>
      <Suspense>
        {isSheetOpen && (
          <ActionSheet actions={actions} onOpen={setOpened} onClose={() => setSheetOpen(false)}>
            {children}
          </ActionSheet>
        )}
        {opened === 'delete' && <DeleteQuestion actions={actions} onClose={close} />}
        {opened === 'who' && <WhoReacted {...actions} onClose={close} />}
        {opened === 'picker' && (
          <EmojiPicker
            onChoose={(emoji) => void changesOf(message, me, onChanged).react(emoji)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A long press opens the sheet, and no menu of the browser's over it. */
function keepTouchMenu(event: MouseEvent): void {
  const { nativeEvent } = event;
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') event.preventDefault();
}
