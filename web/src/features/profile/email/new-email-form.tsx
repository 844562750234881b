import { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Profile } from '@stratum/contract/person';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkInput } from '../../../shared/forms/check-input.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { useProblemSentence } from '../../../shared/forms/use-problem-sentence.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type BegunChange, begunChange } from './begun-change.ts';

interface Typed {
  readonly password: string;
  readonly email: string;
}

interface NewEmailFormProps {
  profile: Profile;
  typed: Typed;
  onType: (typed: Typed) => void;
  onBegun: (begun: BegunChange) => void;
  onCancel: () => void;
}

/** Asks for the new address, confirmed by the password where the account has one. */
export function NewEmailForm({ profile, typed, onType, onBegun, onCancel }: NewEmailFormProps) {
  const { t } = useTranslation('features/profile/email');
  const { hasPassword } = profile;
  const { form, submit, isSending, problems, failure, touch } = useCheckedForm({
    fields: Object.keys(typed),
    check: () =>
      checkInput(emailChangeRoutes.changeEmail.body, hasPassword ? typed : { email: typed.email }),
    send: async (body) => {
      onBegun(begunChange(body, await callRoute(emailChangeRoutes.changeEmail, { body })));
    },
  });
  const [isBack] = useState(typed.email !== '');
  useEffect(() => {
    if (isBack) form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [isBack, form]);
  const sentence = useProblemSentence(problems);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => {
      onType({ ...typed, [name]: value });
      touch(name);
    },
    error: sentence(name),
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ui text-ink-2">{t(hasPassword ? 'how' : 'how_without_password')}</p>
      {hasPassword && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <TextField
        label={t('new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <p className="text-small text-ink-2">{t('ends_others')}</p>
      <FormAlert failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
