import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { AuthDraft } from '../flow/draft.ts';

type Phone = Pick<AuthDraft['details'], 'phone' | 'smsNotification'>;

interface PhoneFieldProps {
  label: string;
  value: Phone;
  onChange: (typed: Partial<Phone>) => void;
  error: string | undefined;
}

/** A number, and once there is one, whether it may be used for SMS. */
export function PhoneField({ label, value, onChange, error }: PhoneFieldProps) {
  const { t } = useTranslation('features/auth');
  const { phone, smsNotification } = value;
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        onChange={(typed) => onChange({ phone: typed })}
        error={error}
      />
      {phone.trim() !== '' && (
        <Checkbox
          isSelected={smsNotification}
          onChange={(isSelected) => onChange({ smsNotification: isSelected })}
        >
          {t('signupnext.sms')}
        </Checkbox>
      )}
    </div>
  );
}
