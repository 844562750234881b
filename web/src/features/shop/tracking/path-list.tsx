import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import type { Path } from './path-steps.ts';

interface PathListProps {
  path: Path;
  className: string;
}

/** The five steps one below the other, with when each was reached. */
export function PathList({ path: { steps, reached, goesOn, end }, className }: PathListProps) {
  const { t } = useTranslation('features/shop');
  const { t: tracking } = useTranslation('features/shop/tracking');
  const format = useFormat();
  const shown = goesOn ? steps : steps.slice(0, reached + 1);
  return (
    <ol className={className}>
      {shown.map(({ status, at, expected }, place) => (
        <li
          key={status}
          {...(place === reached && { 'aria-current': 'step' })}
          className="flex gap-3.5 pb-4 last:pb-0"
        >
          <span
            className={`grid size-5 flex-none place-items-center rounded-full border-2 ${place <= reached ? 'border-ink bg-ink text-page' : 'border-ink bg-page'}`}
          >
            {place <= reached && <CheckIcon className="size-3" />}
          </span>
          <span>
            <span className="block text-ui font-semibold">{t(`status.${status}`)}</span>
            <span className="block text-label text-ink-2">
              {at
                ? format.moment(at)
                : expected
                  ? tracking('expected', { day: format.calendarDay(expected) })
                  : ''}
              {place > reached && <span className="sr-only"> {tracking('to_come')}</span>}
            </span>
          </span>
        </li>
      ))}
      {end && (
        <li aria-current="step" className="flex gap-3.5">
          <span className="size-5 flex-none rounded-full border-2 border-danger bg-page" />
          <span>
            <span className="block text-ui font-semibold">{t(`status.${end.status}`)}</span>
            <span className="block text-label text-ink-2">{format.moment(end.at)}</span>
          </span>
        </li>
      )}
    </ol>
  );
}
