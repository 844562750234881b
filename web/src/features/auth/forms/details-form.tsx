import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BirthDateField } from '../fields/birth-date-field.tsx';
import { guessCountry } from '../fields/countries.ts';
import { CountryField } from '../fields/country-field.tsx';
import { GenderField } from '../fields/gender-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { setProblems, type as takeOver, useAuthDraft } from '../flow/draft.ts';
import { signUpBody } from '../flow/sign-up-body.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { browserTimeZone } from '../flow/surroundings.ts';
import { awaitCode } from '../flow/verification.ts';
import { FormFrame } from './form-parts.tsx';
import { checkInput, problemsAt } from './problems.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

/** Step 2 of signing up: everything is optional, and it is what opens the account. */
export function DetailsForm() {
  const { t } = useTranslation('features/auth');
  const { go } = useAuthSteps();
  const locale = useLocale();
  const timeZone = browserTimeZone();
  const identity = useAuthDraft((draft) => draft.identity);
  const details = useAuthDraft((draft) => draft.details);
  const problem = useProblemText('signupnext');
  const country =
    details.country === undefined
      ? guessCountry(navigator.languages, timeZone ?? '')
      : details.country;
  const filledIn = { ...details, country };
  const state = useAuthForm({
    step: 'signupnext',
    check: () =>
      checkInput(authRoutes.signUp.body, signUpBody(identity, filledIn, locale, timeZone)),
    send: async (body, signal) => {
      const { ticket, ...reply } = await callRoute(authRoutes.signUp, { body }, { signal });
      awaitCode(reply, ticket, Date.now());
      go('verify');
    },
    onRefused: ({ fields }) => {
      const earlier = problemsAt('signup', fields);
      if (Object.keys(earlier).length === 0) return false;
      setProblems('signup', earlier);
      go('signup');
      return true;
    },
  });
  const optional = (label: string) => t('optional', { label });
  return (
    <FormFrame
      state={state}
      submitLabel={t('signupnext.submit')}
      beside={
        <Button tone="ghost" onPress={() => go('signup')}>
          {t('back')}
        </Button>
      }
    >
      <GenderField
        label={optional(t('signupnext.gender'))}
        value={details.gender}
        onChange={(gender) => takeOver('details', { gender })}
        error={problem('gender')}
      />
      <BirthDateField
        label={optional(t('signupnext.birth_date'))}
        value={details.birthDate}
        onChange={(birthDate) => takeOver('details', { birthDate })}
        error={problem('birthDate')}
      />
      <PhoneField
        label={optional(t('signupnext.phone'))}
        value={details}
        onChange={(typed) => takeOver('details', typed)}
        error={problem('phone')}
      />
      <CountryField
        label={optional(t('signupnext.country'))}
        value={country}
        onChange={(value) => takeOver('details', { country: value })}
        error={problem('country')}
      />
      {timeZone && (
        <p className="text-small text-ink-2">
          {t('signupnext.settings', { timeZone: timeZone.replaceAll('_', ' ') })}
        </p>
      )}
    </FormFrame>
  );
}
