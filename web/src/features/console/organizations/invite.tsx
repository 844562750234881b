import { organizationLimits } from '@stratum/contract/console/organization-words';
import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { emailSchema } from '@stratum/contract/fields';
import { type Locale, locales } from '@stratum/contract/locale';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { localeNames, useLocale } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { Section } from '../people/section.tsx';

const max = organizationLimits.invitations;
/** Of wrong addresses, so many are named. */
const named = 5;

/** Mails the code to a list of addresses. */
export function Invite({ organization }: { organization: AdministeredOrganization }) {
  const { t } = useTranslation('features/console/organizations');
  return (
    <Section heading={t('invite.title')}>
      {organization.isCodeEnded ? (
        <p className="text-ui">{t('invite.code_ended')}</p>
      ) : (
        <InviteForm id={organization.id} />
      )}
    </Section>
  );
}

function InviteForm({ id }: Pick<AdministeredOrganization, 'id'>) {
  const { t } = useTranslation('features/console/organizations');
  const [typed, setTyped] = useState('');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [error, setError] = useState<string | undefined>();
  const faultIn = useFault();
  const invite = useRouteMutation(consoleOrganizationEndpoints.inviteToOrganization);
  const { data } = invite;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const emails = addressesIn(typed);
    const fault = faultIn(emails);
    setError(fault);
    if (fault !== undefined) return;
    invite.mutate(
      { params: { organizationId: id }, body: { emails, locale } },
      { onSuccess: () => setTyped('') },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-reading gap-5">
      <p className="text-ui text-ink-2">{t('invite.text')}</p>
      <TextArea
        label={t('invite.addresses')}
        description={t('invite.addresses_note', { max })}
        value={typed}
        onChange={setTyped}
        rows={4}
        error={error}
      />
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={t('invite.language')}
          value={locale}
          onChange={(value) => setLocale(locales.find((each) => each === value) ?? locale)}
        >
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {localeNames[each]}
            </option>
          ))}
        </Select>
        <Button type="submit" isPending={invite.isPending}>
          {t('invite.send')}
        </Button>
      </div>
      <ActAlert failure={invite.error} />
      <output className="text-ui empty:hidden">
        {data &&
          [
            t('invite.done', { count: data.sent }),
            ...(data.alreadyMembers > 0
              ? [t('invite.already', { count: data.alreadyMembers })]
              : []),
          ].join(' ')}
      </output>
    </form>
  );
}

/** As people paste them from a list or a table. */
function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;<>"]+/).filter((word) => word !== ''))];
}

/** What is wrong with a list of addresses, in words. */
function useFault(): (emails: readonly string[]) => string | undefined {
  const { t } = useTranslation('features/console/organizations');
  const format = useFormat();
  return (emails) => {
    if (emails.length === 0) return t('invite.none');
    if (emails.length > max) return t('invite.too_many', { given: emails.length, max });
    const wrong = emails.filter((email) => !emailSchema.safeParse(email).success);
    if (wrong.length === 0) return undefined;
    return t('invite.wrong', { list: format.list(wrong.slice(0, named)) });
  };
}
