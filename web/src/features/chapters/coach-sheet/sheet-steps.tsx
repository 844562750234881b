import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';

/** What leads from each level to the next. */
export function SheetSteps({ tips }: Pick<TraitText, 'tips'>) {
  const { t } = useTranslation('features/chapters/coach-sheet');
  return (
    <section aria-labelledby="sheet-steps" className="mt-10 print:mt-5">
      <Heading id="sheet-steps" level={3}>
        {t('steps.heading')}
      </Heading>
      <p className="mt-2">{t('steps.text')}</p>
      <ul className="mt-4">
        {tips.map((tip, index) => {
          const step = { from: index + 1, to: index + 2 };
          return (
            <li
              key={tip}
              className="grid grid-cols-[5rem_1fr] break-inside-avoid gap-x-3 border-t border-line py-3 print:py-1.5"
            >
              <span className="font-semibold text-ink-2">
                <span aria-hidden="true">{t('steps.from_to', step)}</span>
                <span className="sr-only">{t('steps.from_to_spoken', step)}</span>
              </span>
              <span>{tip}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
