import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { DeleteIcon, EyeIcon, type IconProps } from '../../../shared/ui/icons.tsx';
import { useBlocked } from '../../blocks/index.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import {
  AttachIcon,
  BlockIcon,
  CopyIcon,
  EditIcon,
  PeopleIcon,
  PinIcon,
  PinOffIcon,
  ReplyIcon,
  ReportIcon,
} from './action-icons.tsx';
import { allowedActions } from './allowed-actions.ts';
import { changesOf } from './changes.ts';
import type { MessageActionsProps, OpenedAction } from './message-actions.ts';

type ActionId =
  | 'reply'
  | 'copy'
  | 'edit'
  | 'who'
  | 'mark_unread'
  | 'attach'
  | 'pin'
  | 'unpin'
  | 'delete'
  | 'take_down'
  | 'report'
  | 'block'
  | 'unblock';

const drawings: Record<ActionId, (props: IconProps) => ReactNode> = {
  reply: ReplyIcon,
  copy: CopyIcon,
  edit: EditIcon,
  who: PeopleIcon,
  mark_unread: EyeIcon,
  attach: AttachIcon,
  pin: PinIcon,
  unpin: PinOffIcon,
  delete: DeleteIcon,
  take_down: DeleteIcon,
  report: ReportIcon,
  block: BlockIcon,
  unblock: BlockIcon,
};

interface ListedAction {
  readonly id: ActionId;
  readonly label: string;
  readonly Drawing: (props: IconProps) => ReactNode;
  readonly act: () => void;
}

/** What can be done with a message now, in words; what is not allowed is not listed. */
export function useActionList(
  props: MessageActionsProps,
  open: (action: OpenedAction) => void,
): readonly ListedAction[] {
  const { message, people, me, isAdmin, onReport, onBlock } = props;
  const { t } = useTranslation('features/chat/actions');
  const nameOf = usePersonName(people);
  const allowed = allowedActions(message, { me, isAdmin, now: Date.now() });
  const { senderId, pinned } = message;
  const isBlocked = useBlocked().has(senderId ?? me);
  const { pin } = changesOf(message, me, props.onChanged);

  const actions: [boolean, ActionId, () => void][] = [
    [allowed.reply, 'reply', () => props.onReply(message)],
    [allowed.copy, 'copy', () => void copy(message.body ?? '', t('copied'))],
    [allowed.edit, 'edit', () => props.onEdit(message)],
    [message.reactions.length > 0, 'who', () => open('who')],
    [allowed.reply, 'mark_unread', () => props.onMarkUnread(message)],
    [allowed.reply && !!props.onAttach, 'attach', () => props.onAttach?.(message)],
    [allowed.pin && !pinned, 'pin', () => void pin(true)],
    [allowed.pin && pinned, 'unpin', () => void pin(false)],
    [allowed.delete, 'delete', () => open('delete')],
    [allowed.takeDown, 'take_down', () => open('delete')],
    [allowed.report && !!onReport, 'report', () => onReport?.(message)],
    [
      allowed.report && !!onBlock,
      isBlocked ? 'unblock' : 'block',
      () => senderId !== null && onBlock?.(senderId),
    ],
  ];
  const name = nameOf(senderId);
  return actions.flatMap(([isAllowed, id, act]) =>
    isAllowed ? [{ id, act, Drawing: drawings[id], label: t(`action.${id}`, { name }) }] : [],
  );
}

async function copy(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast.success(done);
}
