import { authRoutes } from '@stratum/contract/auth';
import type { TypeOptions } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { hasField } from '../../../shared/forms/problems.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { BirthDateField } from '../../../shared/person-fields/birth-date-field.tsx';
import { guessCountry } from '../../../shared/person-fields/countries.ts';
import { GenderField } from '../../../shared/person-fields/gender-field.tsx';
import { OrgcodeField } from '../../../shared/person-fields/orgcode-field.tsx';
import { PlaceFields } from '../../../shared/person-fields/place-fields.tsx';
import { timeZoneLabel } from '../../../shared/person-fields/time-zone.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type AuthDraft, authDraft, updateDraft, useAuthDraft } from '../flow/draft.ts';
import { browserTimeZone, signUpBody } from '../flow/sign-up-body.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { startVerification } from '../flow/verification.ts';
import { AccountForm } from './account-form.tsx';

/** Step 2 of signing up: everything is optional, and it is what opens the account. */
export function DetailsForm() {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const locale = useLocale();
  const timeZone = browserTimeZone();
  const identity = useAuthDraft((draft) => draft.identity);
  const details = useDetails(timeZone);
  const form = useRouteForm(authRoutes.signUp, {
    values: details,
    bodyOf: (typed) => signUpBody(identity, typed, locale, timeZone),
    send: async (body, { signal }) => {
      const { ticket, ...reply } = await callRoute(authRoutes.signUp, { body }, { signal });
      startVerification(reply, { purpose: 'verify_email', ticket }, Date.now());
      goToStep('verify');
    },
    onRefused: ({ fields }) => {
      if (!Object.keys(fields).some((name) => hasField(identity, name))) return undefined;
      authDraft.setState({ identityProblems: fields });
      goToStep('signup');
      return 'handled';
    },
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('signupnext.submit')}
      secondaryAction={
        <Button tone="ghost" onPress={() => goToStep('signup')}>
          {t('back')}
        </Button>
      }
    >
      <DetailsFields details={details} smsError={form.errors.smsNotification} />
      {timeZone && (
        <p className="text-small text-ink-2">
          {t('signupnext.settings', { timeZone: timeZoneLabel(timeZone, locale) })}
        </p>
      )}
      <Terms />
    </AccountForm>
  );
}

/** What opening the account agrees to; in tabs of their own, so that nothing typed is left. */
function Terms() {
  const { t } = useTranslation('features/auth');
  const linkTo = (path: string) => <TextLink to={path} target="_blank" />;
  return (
    <p className="text-small text-ink-2">
      <Trans
        t={t}
        i18nKey="signupnext.terms"
        components={{
          terms: linkTo('/terms-and-conditions'),
          privacy: linkTo('/privacy-policy'),
        }}
      />
    </p>
  );
}

type Details = AuthDraft['details'] & { readonly country: string | null };

/** What was typed, with the country guessed until it is touched. */
function useDetails(timeZone = ''): Details {
  const details = useAuthDraft((draft) => draft.details);
  const { country = guessCountry(navigator.languages, timeZone) } = details;
  return { ...details, country };
}

interface DetailsFieldsProps {
  details: Details;
  smsError: string | undefined;
}

function DetailsFields({ details, smsError }: DetailsFieldsProps) {
  const label = useOptionalLabel();
  const change = (typed: Partial<Details>) => updateDraft('details', typed);
  return (
    <>
      <GenderField
        label={label('gender')}
        value={details.gender}
        onChange={(gender) => change({ gender })}
      />
      <BirthDateField
        label={label('birth_date')}
        value={details.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <div className="grid gap-2">
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          label={label('phone')}
          value={details.phone}
          onChange={(phone) => change({ phone })}
        />
        {details.phone.trim() !== '' && (
          <SmsConsent value={details.smsNotification} error={smsError} />
        )}
      </div>
      <PlaceFields value={details} onChange={change} label={label} />
      <OrgcodeField
        label={label('orgcode')}
        value={details.orgcode}
        onChange={(orgcode) => change({ orgcode })}
      />
    </>
  );
}

/** Once there is a number: whether it may be used for SMS. */
function SmsConsent({ value, error }: { value: boolean; error: string | undefined }) {
  const { t } = useTranslation('features/auth');
  return (
    <Checkbox
      name="smsNotification"
      isSelected={value}
      error={error}
      onChange={(smsNotification) => updateDraft('details', { smsNotification })}
    >
      {t('signupnext.sms')}
    </Checkbox>
  );
}

type Named = Extract<
  keyof TypeOptions['resources']['shared/person-fields'],
  'gender' | 'birth_date' | 'phone' | 'country' | 'state' | 'city' | 'orgcode'
>;

/** The label of a field that may stay open. */
export function useOptionalLabel(): (name: Named) => string {
  const { t } = useTranslation('shared/person-fields');
  return (name) => t('optional', { label: t(name) });
}
