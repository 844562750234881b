import type { Person } from '@stratum/contract/console/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { localeNames } from '../../../shared/i18n/use-locale.ts';
import { Section } from './section.tsx';

/** Who it is as far as an operator needs to know, and how much they keep. */
export function Facts({ person }: { person: Person }) {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const { createdAt, lastSeenAt, locale, timeZone, phoneEnds, smsNotification } = person;
  const phone =
    phoneEnds === null ? t('facts.no_phone') : t('facts.phone_ends', { digits: phoneEnds });
  return (
    <Section heading={t('facts.title')}>
      <dl className="grid gap-2 text-ui">
        <Fact term={t('since')}>{format.date(createdAt)}</Fact>
        <Fact term={t('seen')}>
          {lastSeenAt === null ? t('facts.never') : format.moment(lastSeenAt)}
        </Fact>
        <Fact term={t('facts.language')}>{`${localeNames[locale]}, ${timeZone}`}</Fact>
        <Fact term={t('facts.phone')}>
          {smsNotification && phoneEnds !== null ? `${phone}, ${t('facts.sms_allowed')}` : phone}
        </Fact>
        <Fact term={t('facts.sign_in')}>
          {person.hasPassword ? t('facts.password') : t('facts.provider')}
        </Fact>
        <Fact term={t('facts.push')}>{t('facts.browsers', { count: person.pushBrowsers })}</Fact>
        <Fact term={t('facts.keeps')}>
          {t('facts.counts', person.counts)}
          <span className="block text-label text-ink-2">{t('facts.counts_only')}</span>
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-ink-2">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
