import { useTranslation } from 'react-i18next';
import { LevelDot } from '../../results/index.ts';
import type { Scale } from '../queries.ts';
import type { AskedQuestion } from './trait-review.ts';

interface AnswerRowsProps {
  asked: readonly AskedQuestion[];
  scale: Scale;
  onChange: (index: number) => void;
}

const columns =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 @reading:grid-cols-[1fr_9rem_auto]';

/** Questions with their answers, each leading back to its question. */
export function AnswerRows({ asked, scale, onChange }: AnswerRowsProps) {
  const { t } = useTranslation('features/assessments/review');
  return (
    <ul className="@container">
      {asked.map((each) => (
        <li key={each.question.id} className="border-t border-line">
          <button
            type="button"
            onClick={() => onChange(each.index)}
            className={`group focus-ring w-full cursor-pointer rounded-sm py-3 text-left ${columns}`}
          >
            <span className="col-span-2 text-ui @reading:col-span-1">{questionText(each)}</span>
            <AnswerLabel asked={each} scale={scale} />
            <span className="text-label font-semibold text-accent underline-offset-4 group-hover:underline">
              {t('change')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function AnswerLabel({
  asked: { question, answer },
  scale,
}: {
  asked: AskedQuestion;
  scale: Scale;
}) {
  const { t } = useTranslation('features/assessments/review');
  if (question.kind === 'anchored') {
    return <span className="text-label text-ink-2">{t('description', { number: answer })}</span>;
  }
  const step = scale.find(({ value }) => value === answer);
  return (
    <span className="flex items-center gap-2 text-label">
      {step && <LevelDot level={step.level} />}
      {step && `${step.value} · ${step.label}`}
    </span>
  );
}

/** A statement, or the behaviour chosen. */
function questionText({ question, answer }: AskedQuestion): string {
  if (question.kind === 'statement') return question.text;
  return question.behaviours[(answer ?? 0) - 1] ?? '';
}
