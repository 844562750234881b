import type { Profile } from '@stratum/contract/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { timeZoneLabel } from '../../../shared/person-fields/time-zone.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Section } from '../section.tsx';

/** What the profile says, and the way to change it. */
export function PersonalDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  const { t: field } = useTranslation('shared/person-fields');
  const locale = useLocale();
  const format = useFormat();
  const { gender, birthDate, country, organization } = profile;
  const rows: readonly { name: string; value: ReactNode }[] = [
    { name: t('details.email'), value: profile.email },
    { name: field('phone'), value: profile.phone },
    {
      name: field('birth_date'),
      value: birthDate && <time dateTime={birthDate}>{format.day(birthDate)}</time>,
    },
    { name: field('gender'), value: gender && field(gender) },
    { name: field('city'), value: profile.city },
    { name: field('state'), value: profile.state },
    { name: field('country'), value: country && format.country(country) },
    { name: t('details.time_zone'), value: timeZoneLabel(profile.timeZone, locale) },
    {
      name: t('details.organization'),
      value: organization && <OrganizationName {...organization} />,
    },
  ];
  const open = rows.filter(({ value }) => value === null).map(({ name }) => name);
  return (
    <Section title={t('details.title')} text={t('details.text')}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {rows.map(
          ({ name, value }) =>
            value !== null && (
              <div key={name} className="min-w-0">
                <dt className="text-small text-ink-2">{name}</dt>
                <dd className="break-words text-ui">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {open.length > 0 && (
        <p className="mt-6 text-label text-ink-2">
          {t('details.open', { fields: format.labels(open) })}
        </p>
      )}
      <div className="mt-7">
        <ButtonLink to="/edit-profile" tone="ghost" size="small">
          {t('details.edit')}
        </ButtonLink>
      </div>
    </Section>
  );
}

function OrganizationName({ name, orgcode }: NonNullable<Profile['organization']>) {
  return (
    <>
      <bdi>{name}</bdi> ({orgcode})
    </>
  );
}
