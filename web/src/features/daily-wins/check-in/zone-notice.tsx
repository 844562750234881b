import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { haveSameClock, timeZoneLabel } from '../../../shared/person-fields/time-zone.ts';
import { localItems } from '../../../shared/state/local-items.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { useSetProfileData } from '../../profile/index.ts';

const keptZone = 'daily-wins:kept-zone';

/** Where the browser's clock is in another zone than the person's days, one line offers to follow. */
export default function ZoneNotice({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('features/daily-wins');
  const locale = useLocale();
  const setProfile = useSetProfileData();
  const follow = useRouteMutation(profileEndpoints.updateProfile);
  const [kept, setKept] = useState(() => localItems.get(keptZone));
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
  if (kept === here || haveSameClock(timeZone, here)) return null;
  const keep = () => {
    localItems.set(keptZone, here);
    setKept(here);
  };
  const change = () => follow.mutate({ body: { timeZone: here } }, { onSuccess: setProfile });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-label md:px-6">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">
        {t('zone.text', {
          here: timeZoneLabel(here, locale),
          there: timeZoneLabel(timeZone, locale),
        })}
      </p>
      <TextButton onClick={change}>{t('zone.follow')}</TextButton>
      <TextButton onClick={keep}>{t('zone.keep')}</TextButton>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {follow.error?.message}
      </p>
    </div>
  );
}
