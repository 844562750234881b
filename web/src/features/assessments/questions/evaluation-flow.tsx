import type { Question } from '@stratum/contract/assessments';
import type { TraitText } from '@stratum/contract/model';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { saverOf } from '../draft/draft-savers.ts';
import {
  openingPlace,
  type Place,
  placeAfter,
  placeBefore,
  questionAt,
} from '../draft/question-flow.ts';
import type { Questionnaire } from '../draft/questionnaire.ts';
import { useLater } from '../draft/use-later.ts';
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
const pause = 240;

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

  function answer({ id, kind }: Question, value: number): void {
    saver.give(id, value);
    if (kind !== 'statement') return;
    const next = placeAfter(place, questions, { ...answers, [id]: value });
    later(() => setPlace(next), pause);
  }

  async function reload(): Promise<void> {
    const fresh = await onReload();
    if (!fresh) return;
    saver.forget();
    go(openingPlace(fresh.questions, fresh.draft?.answers ?? {}));
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
      onAnswer={(value) => answer(question, value)}
      onBack={() => go(placeBefore(place, questions))}
      onNext={() => go(placeAfter(place, questions, answers))}
      // A look back, then on where one was.
      onJump={(index) => go(questionAt(index, index))}
      onRetry={() => void saver.settle()}
      onReload={() => void reload()}
    />
  );
}
