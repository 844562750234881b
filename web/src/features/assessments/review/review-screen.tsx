import type { Answers } from '@stratum/contract/assessments';
import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import type { SavingProgress } from '../draft/answer-savers.ts';
import { type FlowStep, questionAt, revisitTrait, stepBefore } from '../draft/question-flow.ts';
import { SavingProblem } from '../draft/saving-status.tsx';
import type { Questionnaire } from '../queries.ts';
import { AnswerRows } from './answer-rows.tsx';
import { type AnsweringSigns, type AnswerTimes, answeringSigns } from './answering-signs.ts';
import { reviewTraits, type TraitReview } from './trait-review.ts';
import { useCompletion } from './use-completion.ts';

interface ReviewScreenProps {
  questionnaire: Questionnaire;
  answers: Answers;
  times: AnswerTimes;
  traits: readonly TraitText[];
  onStep: (step: FlowStep | null) => void;
  progress: SavingProgress;
  onRetry: () => void;
  /** Reads the questions anew: they have changed, or one is open after all. */
  onReload: () => void;
}

/** All answers by trait, before they become a result. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { questionnaire, answers, traits, onStep, onReload } = props;
  const { questions, reversed, scale } = questionnaire;
  const { t } = useTranslation('features/assessments/review');
  const { complete, isPending, problem } = useCompletion(questionnaire, answers, onReload);
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  return (
    <div className="wrap py-12">
      <div className="mx-auto max-w-reading">
        <Heading ref={heading} tabIndex={-1} level={1} className="outline-none">
          {t('heading')}
        </Heading>
        <p className="mt-3 text-lead text-ink-2">{t('text')}</p>
        <AnsweringNote {...answeringSigns(questions, answers, props.times)} scale={scale} />
        <div inert={isPending}>
          {reviewTraits(questions, reversed, answers).map((review) => (
            <section key={review.traitId} className="mt-12">
              <Heading level={2} size="item" className="mb-3">
                {traits.find(({ traitId }) => traitId === review.traitId)?.name}
              </Heading>
              {review.differ && (
                <RevisitHint
                  differ={review.differ}
                  onRevisit={() => onStep(revisitTrait(questions, review.traitId))}
                />
              )}
              <AnswerRows
                asked={review.asked}
                scale={scale}
                onChange={(index) => onStep(questionAt(index, index))}
              />
            </section>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-3">
          <Button onPress={() => void complete()} isPending={isPending}>
            {t('see_result')}
          </Button>
          <Button
            tone="plain"
            isDisabled={isPending}
            onPress={() => onStep(stepBefore({ at: 'review' }, questions))}
          >
            <ArrowLeftIcon />
            {t('back')}
          </Button>
        </div>
        <SavingProblem progress={props.progress} onRetry={props.onRetry} onReload={onReload} />
        <p role="alert" className="mt-4 text-ui">
          {problem}
        </p>
      </div>
    </div>
  );
}

interface AnsweringNoteProps extends AnsweringSigns {
  scale: Questionnaire['scale'];
}

/** Where the answers look as if they had not been read: kindly, since both can be right. */
function AnsweringNote({ sameAnswer, hurried, statements, scale }: AnsweringNoteProps) {
  const { t } = useTranslation('features/assessments/review');
  if (sameAnswer === null && hurried === null) return null;
  const label = scale.find(({ value }) => value === sameAnswer)?.label;
  return (
    <div className="mt-6 grid gap-2 rounded-md bg-accent-soft px-5 py-4 text-ui">
      {sameAnswer !== null && <p>{t('same_answer', { statements, label })}</p>}
      {hurried !== null && <p>{t('hurried', { hurried, statements })}</p>}
    </div>
  );
}

interface RevisitHintProps {
  differ: NonNullable<TraitReview['differ']>;
  onRevisit: () => void;
}

/** Where the two ways of asking are far apart: kindly, before it counts. */
function RevisitHint({ differ, onRevisit }: RevisitHintProps) {
  const { t } = useTranslation('features/assessments/review');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-accent-soft px-5 py-4">
      <p className="min-w-0 flex-1 basis-60 text-ui">{t('ways_differ', differ)}</p>
      <Button tone="ghost" size="small" onPress={onRevisit}>
        {t('look_again')}
      </Button>
    </div>
  );
}
