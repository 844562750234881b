import { administratorEndpoints } from '@stratum/contract/endpoints/administrators';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CallError } from '../../shared/api/call-error.ts';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { useFailureText } from '../../shared/forms/form-alert.tsx';
import { useFocusFallback } from '../../shared/navigation/use-focus-fallback.ts';
import { useSession } from '../../shared/session/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** What the one-time link leads to that a server without an administrator prints as it starts. */
export default function AdminInvitePage() {
  const { t } = useTranslation('features/administrators');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('title')} />
      <Invitation />
    </div>
  );
}

function Invitation() {
  const { t } = useTranslation('features/administrators');
  // In the fragment, which no server is told.
  const token = useLocation().hash.slice(1);
  const [isAccepted, setAccepted] = useState(false);
  const name = useSession().userData?.first_name ?? '';
  if (token === '') return <p className="max-w-reading text-ui">{t('no_link')}</p>;
  return (
    <div className="grid max-w-reading justify-items-start gap-6">
      <output className="text-ui">
        <Trans
          t={t}
          i18nKey={isAccepted ? 'done' : 'explained'}
          values={{ name }}
          components={{ name: <bdi /> }}
        />
      </output>
      {isAccepted ? (
        <ButtonLink to="/dashboard">{t('to_dashboard')}</ButtonLink>
      ) : (
        <Acceptance token={token} onAccepted={() => setAccepted(true)} />
      )}
    </div>
  );
}

function Acceptance({ token, onAccepted }: { token: string; onAccepted: () => void }) {
  const { t } = useTranslation('features/administrators');
  const failureText = useFailureText();
  const accept = useRouteMutation(administratorEndpoints.acceptAdministratorInvitation);
  const area = useFocusFallback<HTMLDivElement>();
  const reason = (failure: CallError) =>
    failure.code === 'not_found' ? t('ended') : failureText(failure);
  return (
    <div ref={area} className="grid justify-items-start gap-6">
      <Button
        isPending={accept.isPending}
        onPress={() => accept.mutate({ body: { token } }, { onSuccess: onAccepted })}
      >
        {t('accept')}
      </Button>
      <p role="alert" className="text-ui text-danger empty:hidden">
        {accept.error && reason(accept.error)}
      </p>
    </div>
  );
}
