import type { Consent } from '@stratum/contract/consent';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** What was agreed to of answers being kept, and the way back. */
export function ConsentData() {
  const { t } = useTranslation('features/profile/account-data');
  const consent = useRoute(consentEndpoints.consent);
  const [isOpen, setOpen] = useState(false);
  const { data } = consent;
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('consent.title')}</h3>
      <QueryState
        reads={[consent]}
        name={t('consent.title')}
        skeleton={<Skeleton className="mt-2 h-20 w-full max-w-reading" />}
      >
        {data && <Standing consent={data} />}
        {data && data.givenAt !== null && (
          <div className="mt-4">
            <Button tone="danger" size="small" onPress={() => setOpen(true)}>
              {t('consent.begin')}
            </Button>
          </div>
        )}
      </QueryState>
      <Dialog title={t('consent.dialog_title')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => <WithdrawConsent close={close} />}
      </Dialog>
    </div>
  );
}

function Standing({ consent: { state, givenAt, text } }: { consent: Consent }) {
  const { t } = useTranslation('features/profile/account-data');
  const format = useFormat();
  return (
    <div className="mt-1 grid max-w-reading gap-2 text-label text-ink-2">
      <p>
        <Trans
          t={t}
          i18nKey={`consent.${state}`}
          values={{ date: givenAt === null ? '' : format.date(givenAt) }}
          components={{ time: <time dateTime={givenAt ?? undefined} /> }}
        />
      </p>
      {(state === 'given' || state === 'declared') && <p>{text.statement}</p>}
    </div>
  );
}
