import {
  Button,
  Dialog,
  DialogTrigger,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../../../shared/ui/icons.tsx';
import { ReactIcon, ReplyIcon } from './action-icons.tsx';
import { allowedActions } from './allowed-actions.ts';
import { changesOf } from './changes.ts';
import type { MessageActionsProps, OpenedAction } from './message-actions.ts';
import { QuickMarks } from './quick-marks.tsx';
import { useActionList } from './use-action-list.ts';

const tool =
  'focus-ring grid size-9 cursor-pointer place-items-center rounded-full text-ink-2 transition-colors data-hovered:bg-hover data-hovered:text-ink data-pressed:bg-hover';
const panel = 'z-header rounded-md border border-line bg-raised p-1.5 text-ink shadow-2';

interface ActionBarProps {
  actions: MessageActionsProps;
  onOpen: (action: OpenedAction) => void;
  /** Whether one of its menus is open. */
  onOpenChange: (isOpen: boolean) => void;
}

/** What is done most with a message, beside it, for whoever has a pointer or keys. */
export default function ActionBar({ actions, onOpen, onOpenChange }: ActionBarProps) {
  const { message, me, isAdmin, onReply, onChanged } = actions;
  const { t } = useTranslation('features/chat/actions');
  const list = useActionList(actions, onOpen);
  const allowed = allowedActions(message, { me, isAdmin, now: Date.now() });
  const { react } = changesOf(message, me, onChanged);
  if (!allowed.reply) return null;
  return (
    <div className="absolute top-0 right-2 z-raised flex -translate-y-1/3 rounded-md border border-line bg-raised p-0.5 shadow-1">
      <Button aria-label={t('action.reply')} onPress={() => onReply(message)} className={tool}>
        <ReplyIcon />
      </Button>
      <DialogTrigger onOpenChange={onOpenChange}>
        <Button aria-label={t('react')} className={tool}>
          <ReactIcon />
        </Button>
        <Popover placement="top end" className={panel}>
          <Dialog aria-label={t('react')} className="outline-none">
            {({ close }) => (
              <QuickMarks
                message={message}
                me={me}
                onReact={(emoji) => {
                  close();
                  void react(emoji);
                }}
                onMore={() => {
                  close();
                  onOpen('picker');
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <MenuTrigger onOpenChange={onOpenChange}>
        <Button aria-label={t('more')} className={tool}>
          <MoreIcon />
        </Button>
        <Popover placement="bottom end" className={panel}>
          <Menu aria-label={t('more')} className="min-w-56 outline-none">
            {list.map(({ id, label, Drawing, act }) => (
              <MenuItem
                key={id}
                id={id}
                onAction={act}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3.5 text-ui font-medium outline-none data-focused:bg-hover"
              >
                <Drawing className="text-ink-2" />
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
