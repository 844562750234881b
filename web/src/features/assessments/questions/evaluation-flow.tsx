import type { TraitText } from '@stratum/contract/model';
import type { Question } from '@stratum/contract/questions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { answerSaverFor, useSavingProgress } from '../draft/answer-savers.ts';
import {
  type FlowStep,
  firstOpenStep,
  questionAt,
  stepAfter,
  stepBefore,
} from '../draft/question-flow.ts';
import { useAnswerTimes } from '../draft/use-answer-times.ts';
import type { Questionnaire } from '../queries.ts';
import { ReviewScreen } from '../review/review-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';

interface EvaluationFlowProps {
  questionnaire: Questionnaire;
  categoryName: string;
  traits: readonly TraitText[];
  /** Reads the questions and the draft anew; nothing where that fails. */
  onReload: () => Promise<Questionnaire | undefined>;
}

/** How long one sees what one has chosen before the next question, in milliseconds. */
const advanceDelay = 240;

/** One question after the other, then the review. */
export function EvaluationFlow(props: EvaluationFlowProps) {
  const { questionnaire, categoryName, traits, onReload } = props;
  const { questions, categoryType, contentVersion, draft } = questionnaire;
  const { t } = useTranslation('features/assessments/questions');
  const saver = answerSaverFor(categoryType);
  const given = useStore(saver.given);
  const progress = useSavingProgress(categoryType);
  const answers = { ...draft?.answers, ...given };
  const [step, setStep] = useState<FlowStep>(() => firstOpenStep(questions, answers));
  const question = step.at === 'question' ? questions[step.index] : undefined;
  const { times, noteAnswer } = useAnswerTimes(question?.id);
  const schedule = useTimeout();

  function goTo(next: FlowStep | null): void {
    // Cancels the step that an answer given just now would have led to.
    schedule(() => {});
    if (next) setStep(next);
  }

  function answer({ id, kind }: Question, value: number): void {
    noteAnswer(id);
    const label = t('saving.unsent', { category: categoryName });
    saver.save(id, value, { contentVersion, label });
    if (kind !== 'statement') return;
    const next = stepAfter(step, questions, { ...answers, [id]: value });
    schedule(() => setStep(next), advanceDelay);
  }

  async function reload(): Promise<void> {
    const fresh = await onReload();
    if (!fresh) return;
    void saver.reset();
    goTo(firstOpenStep(fresh.questions, fresh.draft?.answers ?? {}));
  }

  if (step.at === 'review' || !question) {
    return (
      <ReviewScreen
        questionnaire={questionnaire}
        answers={answers}
        times={times}
        traits={traits}
        onStep={goTo}
        progress={progress}
        onRetry={() => void saver.flush()}
        onReload={() => void reload()}
      />
    );
  }
  return (
    <QuestionScreen
      key={question.id}
      questionnaire={questionnaire}
      question={question}
      number={step.index + 1}
      answers={answers}
      categoryName={categoryName}
      traits={traits}
      progress={progress}
      onAnswer={(value) => answer(question, value)}
      onBack={() => goTo(stepBefore(step, questions))}
      onNext={() => goTo(stepAfter(step, questions, answers))}
      // A look back, then on where one was.
      onJump={(index) => goTo(questionAt(index, index))}
      onRetry={() => void saver.flush()}
      onReload={() => void reload()}
    />
  );
}

/** A timeout at a time; the next one, or unmounting, clears it. */
function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((run: () => void, milliseconds = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  }, []);
}
