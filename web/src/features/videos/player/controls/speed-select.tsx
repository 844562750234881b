import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { changeSettings, rates, useSettings } from '../settings/settings.ts';

/** The browser's own list: it opens in full screen too, and is made for thumbs on a telephone. */
export function SpeedSelect({ className = '' }: { className?: string }) {
  const { t } = useTranslation('features/videos/player');
  const format = useFormat();
  const { rate } = useSettings();
  return (
    <span className={`relative ${className}`}>
      <select
        value={rate}
        aria-label={t('control.speed')}
        onChange={({ target }) => changeSettings({ rate: Number(target.value) })}
        className="focus-ring h-11 min-w-11 cursor-pointer appearance-none rounded-full bg-transparent px-2 text-center text-label font-semibold tabular-nums hover:bg-hover"
      >
        {rates.map((each) => (
          <option key={each} value={each} className="bg-raised text-ink">
            {format.number(each)}×
          </option>
        ))}
      </select>
    </span>
  );
}
