import type { Profile } from '@stratum/contract/person';
import { ConsentData } from './consent-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** A person's data: taken along, no longer kept by consent, or ended with the account. */
export default function DataFields({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-9">
      <ExportData />
      <ConsentData />
      {profile.deletionDate === null && <DeleteAccount profile={profile} />}
    </div>
  );
}
