import type { Question } from '@stratum/contract/questions';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { levelColour } from '../../../shared/charts/levels.ts';
import { Text } from '../../../shared/ui/text.tsx';
import type { Scale } from '../queries.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { QuestionHeading } from './question-heading.tsx';

interface StatementQuestionProps {
  question: Extract<Question, { kind: 'statement' }>;
  scale: Scale;
  number: number;
  total: number;
  answer: number | undefined;
  onAnswer: (answer: number) => void;
  /** Where the keys answer. */
  area: RefObject<HTMLElement | null>;
}

/** On a telephone the answers stand below each other, elsewhere side by side. */
const row = 'flex min-h-14 items-center gap-4 py-2.5 pr-4 pl-6 text-left';
const column =
  'sm:min-h-32 sm:flex-col sm:justify-center sm:gap-3 sm:px-2 sm:pt-6 sm:pb-4 sm:text-center';
const optionStates =
  'hover:border-outline aria-checked:border-transparent aria-checked:forced-color-adjust-none';

/** A stripe along the edge, which the chosen answer fills. */
const layerInRow = 'absolute inset-y-0 left-0 -z-10 w-2 group-aria-checked:w-full';
const layerInColumn = 'sm:bottom-auto sm:h-2 sm:w-full sm:group-aria-checked:h-full';

/** One statement with its five answers; choosing one is the answer. */
export function StatementQuestion(props: StatementQuestionProps) {
  const { question, scale, number, total, answer, onAnswer } = props;
  const { t } = useTranslation('features/assessments/questions');
  const heading = useId();
  return (
    <>
      <p className="mb-6 text-ui text-ink-2">{t('four_weeks')}</p>
      <div className="min-h-36">
        <QuestionHeading id={heading} number={number} total={total}>
          {question.text}
        </QuestionHeading>
      </div>
      <ChoiceGroup
        labelledBy={heading}
        highest={scale.length}
        chosen={answer}
        onChoose={onAnswer}
        area={props.area}
        className="mt-5 grid gap-2.5 sm:grid-cols-5"
        optionClassName={`option-card group relative isolate overflow-hidden shadow-1 ${row} ${column} ${optionStates}`}
      >
        {(value) => <Step step={scale.find((each) => each.value === value)} />}
      </ChoiceGroup>
    </>
  );
}

/** A step of the scale: its layer of colour, its number and its word. */
function Step({ step }: { step: Scale[number] | undefined }) {
  if (!step) return null;
  const colour = levelColour(step.level);
  return (
    <>
      <span
        style={{ backgroundColor: colour }}
        className={`transition-[width,height] duration-(--motion-2) ${layerInRow} ${layerInColumn}`}
      />
      <Text
        style={{ color: colour }}
        as="span"
        size="numeral"
        className="w-5 sm:w-auto"
        aria-hidden="true"
      >
        <span className="group-aria-checked:text-on-level">{step.value}</span>
      </Text>
      <span className="group-aria-checked:text-on-level">
        <span className="block text-body font-medium sm:text-ui">{step.label}</span>
        <span className="mt-0.5 block text-small">{step.share}</span>
      </span>
    </>
  );
}
