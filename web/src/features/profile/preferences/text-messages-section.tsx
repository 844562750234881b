import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Profile } from '@stratum/contract/person';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Section } from '../section.tsx';

/** Whether the product may write to the person's telephone. */
export function TextMessagesSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  const change = useRouteMutation(profileEndpoints.updateSmsNotification, {
    optimistic: ({ body }) => [
      patchReply(profileEndpoints.profileInfo, {}, (known) => ({ ...known, ...body })),
    ],
  });
  const { phone, smsNotification } = profile;
  const allow = (allowed: boolean) => change.mutate({ body: { smsNotification: allowed } });
  const problem = change.error?.fields.smsNotification ?? change.error?.message;
  return (
    <Section title={t('messages.title')} text={t('messages.text')}>
      <Switch
        isSelected={smsNotification}
        isDisabled={phone === null}
        isReadOnly={change.isPending}
        onChange={allow}
      >
        <span className="block font-semibold">{t('messages.sms')}</span>
        <span className="block text-label text-ink-2">
          {phone === null ? t('messages.no_phone') : t('messages.to', { phone })}
        </span>
      </Switch>
      {phone === null && (
        <TextLink to="/edit-profile" className="mt-3 inline-block text-label">
          {t('messages.add_phone')}
        </TextLink>
      )}
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {problem}
      </p>
    </Section>
  );
}
