import { addDays } from '@stratum/contract/plain-days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface PauseFormProps {
  today: string;
  onPause: (until: string) => void;
}

/** Days from today on, both included. */
const lengths = [3, 7, 14, 28] as const;

/** Until when the days are left out: one of a few lengths, or a day of one's choice. */
export default function PauseForm({ today, onPause }: PauseFormProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const lastDay = (length: number) => addDays(today, length - 1);
  const [choice, setChoice] = useState(lastDay(7));
  const [typed, setTyped] = useState(lastDay(7));
  const until = choice === 'other' ? typed : choice;
  return (
    <div className="grid gap-6">
      <Text tone="quiet">{t('pause.text')}</Text>
      <RadioGroup label={t('pause.until')} value={choice} onChange={setChoice}>
        {lengths.map((length) => (
          <RadioOption key={length} value={lastDay(length)}>
            {t('pause.days', { count: length })}
            <span className="block text-label text-ink-2">
              {t('pause.until_day', { day: format.calendarDay(lastDay(length)) })}
            </span>
          </RadioOption>
        ))}
        <RadioOption value="other">{t('pause.other')}</RadioOption>
      </RadioGroup>
      {choice === 'other' && (
        <TextField
          type="date"
          label={t('pause.last_day')}
          value={typed}
          onChange={setTyped}
          error={typed !== '' && typed < today ? t('pause.past') : ''}
        />
      )}
      <DialogActions>
        <Button isDisabled={until < today} onPress={() => onPause(until)}>
          {t('pause.action')}
        </Button>
      </DialogActions>
    </div>
  );
}
