import type { UserId } from '@stratum/contract/ids';
import type { MessageData } from '@stratum/contract/message';
import type { SystemType } from '@stratum/contract/message-words';
import { Trans, useTranslation } from 'react-i18next';
import type { People } from './people.ts';
import { usePersonName } from './use-person-name.ts';

interface SystemBodyProps {
  type: SystemType;
  data: MessageData | null;
  people: People;
  me: UserId;
}

/** Who came, went or leads the group now; to the person concerned in words of their own. */
export function SystemBody({ type, data, people, me }: SystemBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const nameOf = usePersonName(people);
  const subjectId = data && 'subjectId' in data ? data.subjectId : null;
  return (
    <p className="text-label text-ink-2 wrap-anywhere">
      {subjectId === me ? (
        t(`${type}_self`)
      ) : (
        <Trans
          t={t}
          i18nKey={type}
          values={{ name: nameOf(subjectId) }}
          components={{ person: <strong className="font-semibold text-ink" /> }}
        />
      )}
    </p>
  );
}
