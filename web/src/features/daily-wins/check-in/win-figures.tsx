import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { useHasDelayed } from '../waiting-wins.ts';
import type { Overview } from './use-chosen-day.ts';

interface WinFiguresProps extends Pick<Overview, 'figures'> {
  /** The day that they are of; null for today. */
  figuresOf: string | null;
}

/** The forgiving figure first and larger, then the days in a row. */
export function WinFigures({ figures: { consistency, streak }, figuresOf }: WinFiguresProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const hasDelayed = useHasDelayed();
  const ofEarlier = figuresOf !== null && t('figures_of', { day: format.calendarDay(figuresOf) });
  const note = ofEarlier || (hasDelayed && t('waiting.not_counted'));
  return (
    <>
      <dl className="flex flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-1 border-line px-4 py-3 max-md:basis-full max-md:border-t md:my-4 md:flex-none md:border-l md:px-6 md:py-0">
        {consistency !== null && (
          <div className="flex flex-col-reverse max-md:flex-row-reverse max-md:items-baseline max-md:gap-2">
            <dt className="text-small whitespace-nowrap text-ink-2">{t('of_30_days')}</dt>
            <Text as="dd" size="count" className="max-md:text-numeral">
              {format.percent(consistency)}
            </Text>
          </div>
        )}
        <div className="flex flex-col-reverse max-md:flex-row-reverse max-md:items-baseline max-md:gap-2">
          <dt className="text-small whitespace-nowrap text-ink-2">
            {t('in_a_row', { count: streak })}
          </dt>
          <Text as="dd" size="numeral" className="max-md:text-lead">
            {format.number(streak)}
          </Text>
        </div>
      </dl>
      {note && (
        <p className="-mt-1 basis-full px-4 pb-3 text-small text-ink-2 md:px-6 md:text-right">
          {note}
        </p>
      )}
    </>
  );
}
