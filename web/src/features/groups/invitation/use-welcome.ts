import type { Group } from '@stratum/contract/group';
import type { GroupId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { groupPath } from '../group-path.ts';

/** What comes after joining: the rules of a group that has some, or the conversation itself. */
export function useWelcome() {
  const { t } = useTranslation('features/groups/invitation');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const [joined, setJoined] = useState<Group | null>(null);
  const go = (id: GroupId) => void navigate(localPath(groupPath(id)), { replace: true });
  return {
    /** A group that was joined just now and has rules to be shown. */
    joined,
    welcome(group: Group, { isMember }: { isMember: boolean }) {
      if (isMember) toast.info(t('member_already', { name: group.name }));
      if (isMember || group.rules === null) go(group.id);
      else setJoined(group);
    },
  };
}
