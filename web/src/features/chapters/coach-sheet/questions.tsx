import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';

/** From what happened to the level, and from there to a sign of the next one. */
const questions = ['last', 'first', 'other', 'between', 'circumstances', 'sign'] as const;

/** What to ask, in this order; it begins the second side of the paper. */
export function Questions() {
  const { t } = useTranslation('features/chapters/coach-sheet');
  return (
    <section aria-labelledby="sheet-questions" className="mt-10 print:mt-0 print:break-before-page">
      <Heading id="sheet-questions" level={3}>
        {t('questions.heading')}
      </Heading>
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-6 marker:text-ink-2 print:gap-2">
        {questions.map((question) => (
          <li key={question} className="pl-1">
            {t(`questions.items.${question}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
