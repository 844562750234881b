import type { GoalId, GroupId, MessageId } from '@stratum/contract/ids';
import { lazy, Suspense, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { FilmIcon, GoalIcon, PaperIcon, PictureIcon, PlusIcon } from './attach-icons.tsx';
import { chooseFiles, chosenFiles } from './chosen-files.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));
const GoalDialog = lazy(() => import('./goal-dialog.tsx'));

/** What the browser offers first; what cannot be sent is told before it is. */
const accepted = { picture: 'image/*,.heic,.heif', film: 'video/*', file: '' } as const;
const icons = { picture: PictureIcon, film: FilmIcon, file: PaperIcon, goal: GoalIcon };

interface AttachButtonProps {
  groupId: GroupId;
  replyTo: MessageId | null;
  onSendGoal: (goalId: GoalId) => void;
  /** Files are on their way. */
  onSent: () => void;
}

/** What else can be sent than words. */
export function AttachButton({ groupId, replyTo, onSendGoal, onSent }: AttachButtonProps) {
  const { t } = useTranslation('features/chat/attachments');
  const input = useRef<HTMLInputElement>(null);
  const [isGoalOpen, setGoalOpen] = useState(false);
  const isChosen = useStore(chosenFiles, (chosen) => chosen?.groupId === groupId);

  function pick(kind: keyof typeof accepted): void {
    if (!input.current) return;
    input.current.accept = accepted[kind];
    input.current.value = '';
    input.current.click();
  }

  return (
    <>
      <MenuTrigger>
        <IconButton label={t('attach')}>
          <PlusIcon />
        </IconButton>
        <Popover
          placement="top start"
          className="z-header rounded-md border border-line bg-raised p-1.5 text-ink shadow-2"
        >
          <Menu
            aria-label={t('attach')}
            className="min-w-52 outline-none"
            onAction={(key) => (key === 'goal' ? setGoalOpen(true) : pick(kindOf(key)))}
          >
            {(['picture', 'film', 'file', 'goal'] as const).map((kind) => {
              const KindIcon = icons[kind];
              return (
                <MenuItem
                  key={kind}
                  id={kind}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3.5 text-ui font-medium outline-none data-focused:bg-hover"
                >
                  <KindIcon className="text-ink-2" />
                  {t(`kind.${kind}`)}
                </MenuItem>
              );
            })}
          </Menu>
        </Popover>
      </MenuTrigger>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => chooseFiles(groupId, [...(target.files ?? [])])}
      />
      <Suspense>
        {isChosen && <SendDialog replyTo={replyTo} onSent={onSent} />}
        {isGoalOpen && <GoalDialog onChoose={onSendGoal} onClose={() => setGoalOpen(false)} />}
      </Suspense>
    </>
  );
}

function kindOf(key: unknown): keyof typeof accepted {
  return key === 'picture' || key === 'film' ? key : 'file';
}
