import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { everything, isFiltered } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { useOverview } from '../data/use-items.ts';

/** Pixels of a layer: room for a thumb, and as much again for the month that has most. */
const [least, more] = [44, 36];
/** Lines that a layer shows. */
const mostLines = 6;

/**
 * What has been put down, as a drilled core: a layer for each month, the newest on top, as thick as there
 * are items in it, and in it a line for each that was found. A press shows that month alone.
 */
export default function MonthCore({ controls: { shown, show } }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const { place, month: chosen } = shown;
  const isSearch = isFiltered({ ...shown, month: null });
  const all = useOverview({ ...everything, place }).data?.months ?? [];
  const found = useOverview({ ...shown, month: null }).data?.months ?? [];
  const hits = new Map(found.map(({ month, count }) => [month, count]));
  const most = Math.max(...all.map(({ count }) => count));
  if (all.length < 2) return null;
  return (
    <nav aria-label={t('core.label')} className="sticky top-24">
      <ol className="-m-1 grid max-h-[calc(100svh-12rem)] overflow-y-auto p-1">
        {all.map(({ month, count }, at) => {
          const there = isSearch ? (hits.get(month) ?? 0) : 0;
          return (
            <li key={month}>
              <button
                type="button"
                aria-pressed={chosen === month}
                onClick={() => show({ month: chosen === month ? null : month })}
                style={{ height: least + (more * count) / most }}
                className="focus-ring group flex w-full cursor-pointer gap-2 rounded-sm text-left text-small text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink"
              >
                <Layer isDark={at % 2 === 0} isChosen={chosen === month} lines={there} />
                <span className={there > 0 ? 'font-semibold text-ink' : ''}>
                  {format.monthShort(month)}
                  <span className={isYearNamed(all, at) ? 'block' : 'sr-only'}>
                    {` ${month.slice(0, 4)}`}
                  </span>
                  <span className="sr-only">
                    {` ${t('core.items', { count })}${isSearch ? `, ${t('core.hits', { count: there })}` : ''}`}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-3 text-small text-ink-2">
        {t(isSearch ? 'core.note_found' : 'core.note')}
      </p>
    </nav>
  );
}

/** Cut from a core a little askew, as it lies. */
function Layer({ isDark, isChosen, lines }: { isDark: boolean; isChosen: boolean; lines: number }) {
  const drawn = Math.min(mostLines, lines);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 100"
      preserveAspectRatio="none"
      className="h-full w-5 flex-none overflow-visible"
    >
      <path
        d="M0 6L20 0V100L0 106Z"
        className={
          isChosen
            ? 'fill-accent'
            : `${isDark ? 'fill-line' : 'fill-track'} group-hover:fill-outline`
        }
      />
      {Array.from({ length: drawn }, (_, at) => {
        const y = (100 * (at + 1)) / (drawn + 1);
        return (
          <path
            key={y}
            d={`M0 ${y + 6}L20 ${y}`}
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            className={isChosen ? 'stroke-on-accent' : 'stroke-accent'}
          />
        );
      })}
    </svg>
  );
}

/** At the newest month, and wherever another year begins. */
function isYearNamed(all: readonly { readonly month: string }[], at: number): boolean {
  return all[at]?.month.slice(0, 4) !== all[at - 1]?.month.slice(0, 4);
}
