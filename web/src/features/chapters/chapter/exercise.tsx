import type { Chapter } from '@stratum/contract/chapters';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { usePrintOnly } from './use-print-only.ts';

interface ExerciseProps {
  exercise: Chapter['exercise'];
  /** The title of the chapter, for the sheet of paper. */
  chapter: string;
  /** Told while the exercise is printed without the rest. */
  onPrintOnly: (isAlone: boolean) => void;
}

/** What there is to do, set apart from what there is to read; prints as a sheet of its own. */
export function Exercise({ exercise, chapter, onPrintOnly }: ExerciseProps) {
  const { t } = useTranslation('features/chapters/chapter');
  const print = usePrintOnly(onPrintOnly);
  const { title, setup, steps, end } = exercise;
  return (
    <Card
      aria-labelledby="exercise"
      data-section=""
      className="mt-12 sm:p-8 print:break-before-page print:border-0 print:p-0 print:shadow-none"
    >
      <p className="text-ui font-semibold text-accent">
        {t('exercise')}
        <span className="hidden print:inline"> · {chapter}</span>
      </p>
      <Heading id="exercise" level={2} className="mt-2">
        {title}
      </Heading>
      <p className="mt-2 text-ui text-ink-2">{setup}</p>
      <ol className="mt-6 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] break-inside-avoid items-baseline">
            <Text aria-hidden="true" as="span" size="numeral" tone="quiet">
              {index + 1}
            </Text>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-5">{end}</p>
      <div className="mt-6 print:hidden">
        <Button tone="ghost" size="small" onPress={print}>
          {t('print')}
        </Button>
      </div>
    </Card>
  );
}
