import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { ItemId, MessageId } from '@stratum/contract/ids';
import { instantOf } from '@stratum/contract/message-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { groupPath } from '../../groups/index.ts';
import TakeBackQuestion from './take-back-question.tsx';

/** In which groups copies of an item are, each to be taken back. Says nothing where there are none. */
export default function SharesOfItem({ id }: { id: ItemId }) {
  const { t } = useTranslation('features/collection/share');
  const { data } = useRoute(sharedItemEndpoints.sharesOfPersonalStuff, { query: { id } });
  const format = useFormat();
  const [asked, setAsked] = useState<MessageId | null>(null);
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mt-8">
      <Heading level={2} size="label">
        {t('shared_with')}
      </Heading>
      <ul>
        {data.items.map(({ messageId, groupId, groupName, timetoken, isMember }) => (
          <li key={messageId} className="flex flex-wrap items-center gap-x-4">
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
