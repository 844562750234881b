import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../shared/api/call-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EyeIcon } from '../../../shared/ui/icons.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LockIcon, PersonIcon } from '../group-icons.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { ShareCard } from './share-card.tsx';
import { useJoinFailure } from './use-join-failure.ts';

interface InvitationViewProps {
  name: string;
  inviter: string;
  /** The last day on which it can be accepted, where that is known. */
  until?: string;
  onJoin: (share: boolean) => void;
  onDecline: () => void;
  isJoining: boolean;
  isDeclining: boolean;
  failure: CallError | null;
}

const seen = [
  { key: 'you_see', Icon: EyeIcon },
  { key: 'they_see', Icon: PersonIcon },
  { key: 'yours', Icon: LockIcon },
] as const;

/** Name and inviter, what both sides will see of each other, and the answer. */
export function InvitationView({ name, inviter, until, ...answer }: InvitationViewProps) {
  const { t } = useTranslation('features/groups/invitation');
  const failureText = useJoinFailure();
  const [share, setShare] = useState(false);
  const { onJoin, onDecline, isJoining, isDeclining, failure } = answer;
  return (
    <InvitationFrame above={t('from', { inviter })} heading={name}>
      <ul className="mt-6 mb-10 grid gap-4">
        {seen.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3.5 text-ui">
            <Icon className="mt-0.5 text-ink-2" />
            {t(key)}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        <ShareCard isShared={share} onChange={setShare} />
        <p role="alert" className="text-label font-medium text-danger empty:hidden">
          {failure && failureText(failure)}
        </p>
        <Button isPending={isJoining} isDisabled={isDeclining} onPress={() => onJoin(share)}>
          {t('join')}
        </Button>
        <Button tone="ghost" isPending={isDeclining} isDisabled={isJoining} onPress={onDecline}>
          {t('decline')}
        </Button>
        {until !== undefined && (
          <Text size="label" tone="quiet" className="text-center">
            {t('until', { date: until })}
          </Text>
        )}
      </div>
    </InvitationFrame>
  );
}
