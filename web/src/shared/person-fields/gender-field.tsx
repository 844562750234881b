import { type genderSchema, genders } from '@stratum/contract/person';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { RadioGroup, RadioOption } from '../ui/radio-group.tsx';

export type Gender = z.infer<typeof genderSchema>;

interface GenderFieldProps {
  label: string;
  value: Gender | null;
  onChange: (gender: Gender | null) => void;
}

/** §3: the three options. */
export function GenderField({ onChange, ...field }: GenderFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const choose = (value: string) => onChange(genders.find((gender) => gender === value) ?? null);
  return (
    <RadioGroup {...field} name="gender" onChange={choose}>
      <div className="grid grid-cols-2 gap-2">
        {genders.map((gender) => (
          <div key={gender} className="grid last:col-span-2">
            <RadioOption value={gender}>{t(gender)}</RadioOption>
          </div>
        ))}
      </div>
    </RadioGroup>
  );
}
