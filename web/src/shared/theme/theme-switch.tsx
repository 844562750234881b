import { themes } from '@stratum/contract/theme';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { chooseTheme, shownTheme } from './theme.ts';

const chosenLook =
  'has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-ink forced-colors:has-checked:underline';
const focusedLook = 'has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** System, light or dark; plain radio buttons, since the first page carries none of the kit. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const name = useId();
  const theme = useStore(shownTheme);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A pre-rendered page says `system`; anything else was chosen there before the app stood.
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = themes.find((each) => each === early && each !== 'system');
    if (chosen && chosen !== shownTheme.getState()) chooseTheme(chosen);
  }, []);
  return (
    <fieldset ref={group} className="noscript:hidden flex rounded-full border border-line p-0.5">
      <legend className="sr-only">{t('theme.label')}</legend>
      {themes.map((each) => (
        <label
          key={each}
          className={`cursor-pointer rounded-full px-3 py-1.5 hover:bg-hover ${chosenLook} ${focusedLook}`}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === theme}
            onChange={() => chooseTheme(each)}
            className="sr-only focus-visible:outline-2"
          />
          {t(`theme.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
