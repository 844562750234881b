import type { LevelText, TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';

interface SheetLevelsProps extends Pick<TraitText, 'behaviours'> {
  levels: readonly LevelText[];
}

/** What people do on each level, with a box to tick by pen. */
export function SheetLevels({ behaviours, levels }: SheetLevelsProps) {
  const { t } = useTranslation('features/chapters/coach-sheet');
  return (
    <section aria-labelledby="sheet-levels" className="mt-8 print:mt-5">
      <Heading id="sheet-levels" level={3}>
        {t('levels.heading')}
      </Heading>
      <p className="mt-2">{t('levels.rule')}</p>
      <ol className="mt-4">
        {levels.map(({ level, name }) => (
          <li
            key={level}
            className="grid grid-cols-[2rem_1fr_1.25rem] break-inside-avoid gap-x-3 border-t border-line py-3 print:py-2"
          >
            <span aria-hidden="true" className="font-serif text-h3">
              {level}
            </span>
            <div>
              <p className="text-small font-semibold text-ink-2">
                <span className="sr-only">{t('levels.level', { level })} · </span>
                {name}
              </p>
              <p>{behaviours[level - 1]}</p>
            </div>
            <span aria-hidden="true" className="mt-1 size-5 rounded-sm border border-ink-2" />
          </li>
        ))}
      </ol>
    </section>
  );
}
