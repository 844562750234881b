import type { Group } from '@stratum/contract/group';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { GroupLink } from '../link/group-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

/** How a group's admin gets people in: by their mail addresses, or by a link and its code. */
export function InvitePanel({ group }: { group: Group }) {
  const { t } = useTranslation('features/groups/invite');
  return (
    <div className="grid gap-6">
      {group.memberCount === 1 && (
        <div>
          <Heading level={3} size="section">
            {t('first')}
          </Heading>
          <Text tone="quiet" className="mt-2">
            {t('first_text')}
          </Text>
        </div>
      )}
      <InviteForm groupId={group.id} />
      <PendingInvitations groupId={group.id} />
      <GroupLink groupId={group.id} groupName={group.name} />
    </div>
  );
}
