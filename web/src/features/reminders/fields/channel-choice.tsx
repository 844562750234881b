import type { NotificationChannel } from '@stratum/contract/notification-kinds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useProfile } from '../../profile/index.ts';
import { ChannelIcon } from './channel-icons.tsx';

const channels = ['in_app', 'push', 'email', 'sms'] as const satisfies NotificationChannel[];

interface ChannelChoiceProps {
  name: string;
  value: readonly NotificationChannel[];
  onChange: (channels: NotificationChannel[]) => void;
}

/** The ways by which it comes; text messages once they are allowed on the profile. */
export function ChannelChoice({ name, value, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation('features/reminders/fields');
  const maySend = useProfile().data?.smsNotification ?? false;
  const error = useFieldError(name);
  const legendId = useId();
  return (
    <fieldset
      aria-labelledby={legendId}
      data-invalid={error === undefined ? undefined : true}
      className="min-w-0"
    >
      <legend id={legendId} className="mb-1 text-label font-semibold">
        {t('channels')}
      </legend>
      <ul className="divide-y divide-line">
        {channels.map((channel) => {
          const isClosed = channel === 'sms' && !maySend && !value.includes('sms');
          return (
            <li key={channel}>
              <Switch
                isSelected={value.includes(channel)}
                isDisabled={isClosed}
                onChange={(isChosen) =>
                  onChange(
                    channels.filter((each) => (each === channel ? isChosen : value.includes(each))),
                  )
                }
                className="min-h-13"
              >
                <span className="flex items-center gap-3">
                  <ChannelIcon channel={channel} />
                  <span>
                    {t(`channel.${channel}`)}
                    {isClosed && (
                      <span className="block text-small text-ink-2">{t('sms_closed')}</span>
                    )}
                  </span>
                </span>
              </Switch>
            </li>
          );
        })}
      </ul>
      <FieldErrorText id={`problem-of-${name}`}>{error}</FieldErrorText>
    </fieldset>
  );
}
