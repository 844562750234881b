import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useProfile } from '../../profile/index.ts';
import { InvitationFrame } from './invitation-frame.tsx';

/** An invitation or a link that leads nowhere any more: why that may be, and the way on. */
export function ClosedInvitation({ kind }: { kind: 'invitation' | 'link' }) {
  const { t } = useTranslation('features/groups/invitation');
  const email = useProfile().data?.email;
  return (
    <InvitationFrame heading={t(`closed.${kind}.title`)}>
      <Text className="mt-5">{t(`closed.${kind}.text`)}</Text>
      {kind === 'invitation' && email !== undefined && (
        <Text className="mt-3 wrap-anywhere">{t('closed.address', { email })}</Text>
      )}
      <p className="mt-8">
        <ButtonLink to="/ppau">{t('closed.on')}</ButtonLink>
      </p>
    </InvitationFrame>
  );
}
