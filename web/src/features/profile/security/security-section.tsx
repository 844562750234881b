import type { Profile } from '@stratum/contract/person';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmailAddress } from '../email/email-address.tsx';
import { Section } from '../section.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Sessions } from './sessions.tsx';

// It checks the address by its schema, which most people's page does without.
const NoPassword = lazy(() => import('./no-password.tsx'));

/** How the person signs in, and where they are signed in. */
export function SecuritySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  return (
    <Section id="security" title={t('security.title')} text={t('security.text')}>
      <div className="grid gap-9">
        <EmailAddress profile={profile} />
        <Password profile={profile} />
        <Sessions />
      </div>
    </Section>
  );
}

function Password({ profile: { hasPassword, email } }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex-1 basis-64">
        <h3 className="text-ui font-semibold">{t('security.password')}</h3>
        <output className="block text-label text-ink-2">
          {hasPassword ? (
            t(isChanged ? 'security.changed' : 'security.change_text')
          ) : (
            <Suspense>
              <NoPassword email={email} />
            </Suspense>
          )}
        </output>
      </div>
      {hasPassword && (
        <>
          <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
            {t('security.change')}
          </Button>
          <PasswordDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            onChanged={() => setChanged(true)}
          />
        </>
      )}
    </div>
  );
}
