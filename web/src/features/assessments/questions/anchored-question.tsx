import type { Question } from '@stratum/contract/questions';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { QuestionHeading } from './question-heading.tsx';

interface AnchoredQuestionProps {
  question: Extract<Question, { kind: 'anchored' }>;
  number: number;
  total: number;
  answer: number | undefined;
  onAnswer: (answer: number) => void;
  onConfirm: () => void;
  /** Where the keys answer. */
  area: RefObject<HTMLElement | null>;
}

/** It scrolls into view above the button that confirms. */
const row =
  'option-card group grid scroll-mb-24 grid-cols-[auto_1fr_auto] items-center gap-4 px-4 py-3 text-left';
const rowStates = 'hover:border-outline aria-checked:border-accent aria-checked:bg-accent-soft';

/**
 * Nine behaviours from the first level down, without names or colours. A choice is the answer; a
 * button confirms it, that is, leads on.
 */
export function AnchoredQuestion(props: AnchoredQuestionProps) {
  const { question, number, total, answer, onAnswer, onConfirm } = props;
  const { t } = useTranslation('features/assessments/questions');
  const heading = useId();
  return (
    <>
      <QuestionHeading id={heading} number={number} total={total}>
        {t('which_today')}
      </QuestionHeading>
      <p className="mt-3 text-ui text-ink-2">{t('read_from_top')}</p>
      <ChoiceGroup
        labelledBy={heading}
        highest={question.behaviours.length}
        chosen={answer}
        onChoose={onAnswer}
        onConfirm={onConfirm}
        area={props.area}
        className="mt-6 grid gap-2"
        optionClassName={`${row} ${rowStates}`}
      >
        {(value) => (
          <>
            <span className="w-3 text-label font-semibold text-ink-2" aria-hidden="true">
              {value}
            </span>
            <span className="text-ui">{question.behaviours[value - 1]}</span>
            <span className="grid size-5.5 place-items-center rounded-full border-2 border-field group-aria-checked:border-accent">
              <span className="size-2.5 rounded-full bg-accent opacity-0 group-aria-checked:opacity-100" />
            </span>
          </>
        )}
      </ChoiceGroup>
      <div className="sticky bottom-0 -mx-6 mt-6 border-t border-line bg-page px-6 py-4 sm:mx-0 sm:px-0">
        <Button onPress={onConfirm} isDisabled={answer === undefined}>
          {t('confirm')}
        </Button>
      </div>
    </>
  );
}
