import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { authDraft, useAuthDraft } from '../flow/draft.ts';
import { startVerification, startVerificationWithCode } from '../flow/verification.ts';
import { AccountForm } from './account-form.tsx';

/** Asks where the code went, when this tab does not know: another browser, a link, a lost reload. */
export function VerificationEmailForm() {
  const { t } = useTranslation('features/auth');
  const email = useAuthDraft((draft) => draft.codeEmail);
  const form = useRouteForm(authRoutes.resendOtp, {
    values: { email },
    send: async (body, { signal }) => {
      const reply = await callRoute(authRoutes.resendOtp, { body }, { signal });
      startVerification(reply, { purpose: 'verify_email', ticket: null }, Date.now());
    },
  });
  const goOnWithCode = () => {
    const body = form.check();
    if (body) startVerificationWithCode(body.email);
  };
  return (
    <AccountForm
      form={form}
      initialFocus="email"
      submitLabel={t('verify.send_code')}
      secondaryAction={
        <Button tone="ghost" onPress={goOnWithCode}>
          {t('verify.have_code')}
        </Button>
      }
    >
      <p className="-mt-2 text-ui text-ink-2">{t('verify.ask_address')}</p>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(address) => authDraft.setState({ codeEmail: address })}
      />
    </AccountForm>
  );
}
