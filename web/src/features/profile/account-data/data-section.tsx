import type { Profile } from '@stratum/contract/person';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { ConsentData } from './consent-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** Taking along what one has, and leaving. */
export function DataSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile/account-data');
  return (
    <Section id="data" title={t('title')} text={t('text')}>
      <div className="grid gap-9">
        <ExportData />
        <ConsentData />
        {profile.deletionDate === null && <DeleteAccount profile={profile} />}
      </div>
    </Section>
  );
}
