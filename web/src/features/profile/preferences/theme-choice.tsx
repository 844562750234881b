import { themes } from '@stratum/contract/theme';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { chooseTheme, shownTheme } from '../../../shared/theme/theme.ts';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';

/** Light, dark, or as the device has it; remembered on this device. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const shown = useStore(shownTheme);
  const choose = (value: string) => {
    const theme = themes.find((each) => each === value);
    if (theme) chooseTheme(theme);
  };
  return (
    <RadioGroup label={t('theme.label')} value={shown} onChange={choose}>
      <div className="grid gap-2 sm:grid-cols-3">
        {themes.map((theme) => (
          <RadioOption key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
