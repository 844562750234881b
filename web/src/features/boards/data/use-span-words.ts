import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';

/** `16 to 22 November`, `30 November to 6 December`, or one day. */
export function useSpanWords(): (span: { readonly from: string; readonly to: string }) => string {
  const { t } = useTranslation('features/boards');
  const format = useFormat();
  return ({ from, to }) => {
    if (from === to) return format.calendarDay(to);
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    if (isOneMonth && from.endsWith('-01') && !isWeek(from, to))
      return format.monthYear(to.slice(0, 7));
    return isOneMonth
      ? t('span.one_month', { from: Number(from.slice(8)), to: format.dayMonth(to) })
      : t('span.two_months', { from: format.dayMonth(from), to: format.dayMonth(to) });
  };
}

function isWeek(from: string, to: string): boolean {
  return Date.parse(to) - Date.parse(from) === 6 * 86_400_000;
}
