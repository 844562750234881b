import type { Group } from '@stratum/contract/group';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { groupPath } from '../group-path.ts';
import { InvitationFrame } from './invitation-frame.tsx';

/** Somebody has just joined a group that has rules: they come before the conversation. */
export function Joined({ group }: { group: Group }) {
  const { t } = useTranslation('features/groups/invitation');
  return (
    <InvitationFrame above={t('joined')} heading={group.name}>
      <h2 className="mt-8 text-ui font-semibold">{t('rules')}</h2>
      <Text className="mt-2 mb-10 whitespace-pre-line wrap-anywhere">
        <bdi>{group.rules}</bdi>
      </Text>
      <ButtonLink to={groupPath(group.id)} replace className="mt-auto">
        {t('go')}
      </ButtonLink>
    </InvitationFrame>
  );
}
