import { type SkipReason, skipReasons } from '@stratum/contract/habits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { Text } from '../../../shared/ui/text.tsx';

/** Why the day is left out. */
export default function SkipForm({ onSkip }: { onSkip: (reason: SkipReason) => void }) {
  const { t } = useTranslation('features/daily-wins');
  const [reason, setReason] = useState<SkipReason>('illness');
  const choose = (value: string) => {
    const chosen = skipReasons.find((each) => each === value);
    if (chosen) setReason(chosen);
  };
  return (
    <div className="grid gap-6">
      <Text tone="quiet">{t('skip.text')}</Text>
      <RadioGroup label={t('skip.reason')} value={reason} onChange={choose}>
        {skipReasons.map((each) => (
          <RadioOption key={each} value={each}>
            {t(`skip.reasons.${each}`)}
          </RadioOption>
        ))}
      </RadioGroup>
      <DialogActions>
        <Button onPress={() => onSkip(reason)}>{t('skip.action')}</Button>
      </DialogActions>
    </div>
  );
}
