import { TextField } from '../ui/text-field.tsx';

interface PhoneFieldProps {
  label: string;
  value: string;
  onChange: (phone: string) => void;
}

export function PhoneField(field: PhoneFieldProps) {
  return <TextField {...field} name="phone" type="tel" inputMode="tel" autoComplete="tel" />;
}
