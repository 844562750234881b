import type { TraitText } from '@stratum/contract/model';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { ReviewScreen } from '../review/review-screen.tsx';
import { saverOf } from './draft-savers.ts';
import { settlingTime } from './motion.ts';
import { openingPlace, type Place, placeAfter, placeBefore, questionAt } from './question-flow.ts';
import { QuestionScreen } from './question-screen.tsx';
import type { Questionnaire } from './questionnaire.ts';
import { useLater } from './use-later.ts';

interface EvaluationFlowProps {
  questionnaire: Questionnaire;
  categoryName: string;
  traits: readonly TraitText[];
  /** Reads the questions and the draft anew. */
  onReload: () => Promise<Questionnaire | undefined>;
}

/** One question after the other, then the review. */
export function EvaluationFlow(props: EvaluationFlowProps) {
  const { questionnaire, categoryName, traits, onReload } = props;
  const { questions, categoryType, draft } = questionnaire;
  const saver = saverOf(categoryType);
  const { given, progress } = useStore(saver.state);
  const answers = { ...draft?.answers, ...given };
  const [place, setPlace] = useState<Place>(() => openingPlace(questions, answers));
  const later = useLater();

  function go(next: Place | null): void {
    // Calls off the step that an answer given just now would have led to.
    later(() => {});
    if (next) setPlace(next);
  }

  function answer(id: string, value: number, pause: number): void {
    saver.give(id, value);
    const next = placeAfter(place, questions, { ...answers, [id]: value });
    later(() => setPlace(next), pause);
  }

  async function reload(): Promise<void> {
    saver.forget();
    const fresh = await onReload();
    if (fresh) go(openingPlace(fresh.questions, fresh.draft?.answers ?? {}));
  }

  const question = place.at === 'question' ? questions[place.index] : undefined;
  if (place.at === 'review' || !question) {
    return (
      <ReviewScreen
        questionnaire={questionnaire}
        answers={answers}
        traits={traits}
        onGo={go}
        progress={progress}
        onRetry={() => void saver.settle()}
        onReload={() => void reload()}
      />
    );
  }
  return (
    <QuestionScreen
      key={question.id}
      questionnaire={questionnaire}
      question={question}
      number={place.index + 1}
      answers={answers}
      categoryName={categoryName}
      traits={traits}
      progress={progress}
      onAnswer={(value) =>
        answer(question.id, value, question.kind === 'statement' ? settlingTime() : 0)
      }
      onBack={() => go(placeBefore(place, questions))}
      onNext={() => go(placeAfter(place, questions, answers))}
      onJump={(index) => go(questionAt(index))}
      onRetry={() => void saver.settle()}
      onReload={() => void reload()}
    />
  );
}
