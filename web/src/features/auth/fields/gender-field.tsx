import { genders } from '@stratum/contract/person';
import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import type { AuthDraft } from '../flow/draft.ts';

type Gender = AuthDraft['details']['gender'];

interface GenderFieldProps {
  label: string;
  value: Gender;
  onChange: (gender: Gender) => void;
  error: string | undefined;
}

/** §3: the three options. */
export function GenderField({ onChange, ...field }: GenderFieldProps) {
  const { t } = useTranslation('features/auth');
  const choose = (value: string) => onChange(genders.find((gender) => gender === value) ?? null);
  return (
    <RadioGroup {...field} onChange={choose}>
      <div className="grid grid-cols-2 gap-2">
        {genders.map((gender) => (
          <div key={gender} className="grid last:col-span-2">
            <RadioOption value={gender}>{t(`signupnext.${gender}`)}</RadioOption>
          </div>
        ))}
      </div>
    </RadioGroup>
  );
}
