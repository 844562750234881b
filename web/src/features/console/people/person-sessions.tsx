import type { Person } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { Section } from './section.tsx';

const all = 'all';

/** Where somebody is signed in, and the way to end it. */
export function PersonSessions({ person }: { person: Person }) {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const { id: userId, sessions } = person;
  const end = useRouteMutation(peopleEndpoints.endPersonSessions);
  const [ending, setEnding] = useState<string | null>(null);
  const sessionId = ending === all ? undefined : (ending ?? undefined);
  return (
    <Section
      heading={t('sessions.title', { count: sessions.length })}
      act={
        sessions.length > 0 && (
          <TextButton onClick={() => setEnding(all)}>{t('sessions.end_all')}</TextButton>
        )
      }
    >
      {sessions.length === 0 && <Text tone="quiet">{t('sessions.empty')}</Text>}
      <ul className="divide-y divide-line">
        {sessions.map(({ id, browser, system, lastSeenAt }) => {
          const device = [system, browser].filter(Boolean).join(', ') || t('sessions.unknown');
          return (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-3 py-2 text-ui"
            >
              <span>{device}</span>
              <time dateTime={lastSeenAt} className="ml-auto text-label text-ink-2">
                {format.moment(lastSeenAt)}
              </time>
              <TextButton
                aria-label={t('sessions.end_named', { device })}
                onClick={() => setEnding(id)}
              >
                {t('sessions.end')}
              </TextButton>
            </li>
          );
        })}
      </ul>
      <ConfirmWithPassword
        title={ending === all ? t('sessions.end_all_title') : t('sessions.end_title')}
        confirm={ending === all ? t('sessions.end_all') : t('sessions.end')}
        isOpen={ending !== null}
        onOpenChange={(isOpen) => !isOpen && setEnding(null)}
        act={end}
        input={(given) => ({ params: { userId }, body: { ...given, sessionId } })}
      >
        <p className="text-ui">{t('acts.end_sessions.text')}</p>
      </ConfirmWithPassword>
    </Section>
  );
}
