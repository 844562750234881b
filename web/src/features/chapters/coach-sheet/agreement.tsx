import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';

const lines = ['step', 'when', 'obstacle', 'look_again'] as const;

/** Lines to write on by pen. */
export function Agreement() {
  const { t } = useTranslation('features/chapters/coach-sheet');
  return (
    <section aria-labelledby="sheet-agreement" className="mt-10 break-inside-avoid print:mt-5">
      <Heading id="sheet-agreement" level={3}>
        {t('agreement.heading')}
      </Heading>
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line} className="border-b border-ink-2 pt-3 pb-7 print:pt-2 print:pb-6">
            {t(`agreement.${line}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
