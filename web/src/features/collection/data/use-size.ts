import { useLocale } from '../../../shared/i18n/use-locale.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
const step = 1024;

/** Bytes in the largest unit that they fill: `2.3 MB`. */
export function useSize(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) => {
    const power = Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step)));
    const unit = Math.min(power, units.length - 1);
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: units[unit] ?? 'byte',
      unitDisplay: unit === 0 ? 'long' : 'short',
      maximumFractionDigits: unit > 1 ? 1 : 0,
    }).format(bytes / step ** unit);
  };
}
