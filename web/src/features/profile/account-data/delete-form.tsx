import { accountDataRoutes } from '@stratum/contract/account-data';
import { accountDataRules } from '@stratum/contract/account-data-rules';
import type { Profile } from '@stratum/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const day = 86_400_000;

/** What goes and when; confirmed by what only the owner knows. */
export default function DeleteForm({ profile, close }: { profile: Profile; close: () => void }) {
  const { t } = useTranslation('features/profile/account-data');
  const format = useFormat();
  const name = profile.hasPassword ? 'password' : 'email';
  const [typed, setTyped] = useState('');
  const [now] = useState(() => Date.now());
  const queryClient = useQueryClient();
  const wrong = profile.hasPassword
    ? ({ key: 'wrong_password' } as const)
    : t('delete.wrong_email');
  const form = useRouteForm(accountDataRoutes.deleteAccount, {
    values: { [name]: typed },
    continuesAfterUnmount: true,
    send: async (body, { signal }) => {
      await callRoute(accountDataRoutes.deleteAccount, { body }, { signal });
      await invalidateAfter(accountDataRoutes.deleteAccount, queryClient);
      close();
    },
    onRefused: ({ code }) => (code === 'wrong_credentials' ? { [name]: wrong } : undefined),
  });
  const field = { name, value: typed, onChange: setTyped };
  const dueAt = new Date(now + accountDataRules.graceDays * day).toISOString();
  return (
    <RouteForm form={form}>
      <p className="text-ui">{t('delete.what_goes')}</p>
      <ul className="grid list-disc gap-1.5 pl-5 text-label text-ink-2">
        <li>{t('delete.goes_person')}</li>
        <li>{t('delete.goes_results')}</li>
        <li>{t('delete.goes_files')}</li>
        <li>{t('delete.goes_orders')}</li>
      </ul>
      <p className="text-label text-ink-2">{t('delete.invoices_stay')}</p>
      <p className="text-ui">{t('delete.when', { date: format.date(dueAt) })}</p>
      {profile.hasPassword ? (
        <PasswordField label={t('delete.password')} autoComplete="current-password" {...field} />
      ) : (
        <TextField
          label={t('delete.email', { email: profile.email })}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field}
        />
      )}
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('delete.cancel')}
        </Button>
        <Button type="submit" tone="danger" isPending={form.isSending}>
          {t('delete.confirm')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}
