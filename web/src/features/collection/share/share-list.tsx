import type { GroupId, MessageId } from '@stratum/contract/ids';
import { instantOf } from '@stratum/contract/message-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { groupPath } from '../../groups/index.ts';
import TakeBackQuestion from './take-back-question.tsx';

interface Share {
  readonly messageId: MessageId;
  readonly groupId: GroupId;
  readonly groupName: string;
  readonly timetoken: string;
  readonly isMember: boolean;
  /** Of a copy whose item is gone. */
  readonly title?: string;
}

/** Copies in groups, each to be taken back. Says nothing where there are none. */
export function ShareList({ heading, shares }: { heading: string; shares: readonly Share[] }) {
  const { t } = useTranslation('features/collection/share');
  const format = useFormat();
  const [asked, setAsked] = useState<MessageId | null>(null);
  if (shares.length === 0) return null;
  return (
    <section className="mt-8">
      <Heading level={2} size="label">
        {heading}
      </Heading>
      <ul>
        {shares.map(({ messageId, groupId, groupName, timetoken, isMember, title }) => (
          <li key={messageId} className="flex flex-wrap items-center gap-x-4">
            {title !== undefined && (
              <span translate="no" className="text-ui font-medium wrap-anywhere">
                {title}
              </span>
            )}
            {isMember ? (
              <LocaleLink
                to={groupPath(groupId, { message: timetoken })}
                className="focus-ring flex min-h-11 min-w-0 items-center rounded-sm text-ui wrap-anywhere no-underline hover:underline"
              >
                {groupName}
              </LocaleLink>
            ) : (
              <span className="text-ui wrap-anywhere">{groupName}</span>
            )}
            <span className="text-label text-ink-2">
              {format.moment(instantOf(timetoken).toISOString())}
            </span>
            <Button
              tone="plain"
              size="small"
              aria-label={t('take_back_from', { group: groupName })}
              onPress={() => setAsked(messageId)}
            >
              {t('take_back')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && <TakeBackQuestion messageId={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
