import type { Answers } from '@stratum/contract/assessments';
import type { TraitText } from '@stratum/contract/model';
import type { Question } from '@stratum/contract/questions';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '../../../shared/crisis-help/caution.tsx';
import { CrisisHelp } from '../../../shared/crisis-help/crisis-help.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import type { SavingProgress } from '../draft/answer-savers.ts';
import { answeredCount } from '../draft/question-flow.ts';
import { SavingProblem, SavingStatus } from '../draft/saving-status.tsx';
import type { Questionnaire } from '../queries.ts';
import { AnchoredQuestion } from './anchored-question.tsx';
import { AnswersDialog } from './answers-dialog.tsx';
import { StatementQuestion } from './statement-question.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface QuestionScreenProps {
  questionnaire: Questionnaire;
  question: Question;
  /** From 1. */
  number: number;
  answers: Answers;
  categoryName: string;
  traits: readonly TraitText[];
  progress: SavingProgress;
  onAnswer: (answer: number) => void;
  onBack: () => void;
  onNext: () => void;
  onJump: (index: number) => void;
  onRetry: () => void;
  onReload: () => void;
}

/** One question with the way on and back, and the truth about what is saved. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { questionnaire, question, number, answers, onAnswer, onBack, onNext } = props;
  const { t } = useTranslation('features/assessments/questions');
  const [isOverviewOpen, openOverview] = useState(false);
  const total = questionnaire.questions.length;
  const answer = answers[question.id];
  const area = useRef<HTMLDivElement>(null);
  const asked = { number, total, answer, onAnswer, area };
  const trait = props.traits.find(({ traitId }) => traitId === question.traitId);
  const hasAnswers = answeredCount(questionnaire.questions, answers) > 0;
  useKeyboardShortcuts(area, (event) => {
    const isBack =
      (event.key === 'Backspace' && !event.altKey) || (event.key === 'ArrowLeft' && event.altKey);
    if (!isBack || number === 1) return false;
    onBack();
    return true;
  });
  return (
    <div className="wrap py-8">
      <div className="mx-auto max-w-reading">
        <Progress
          label={props.categoryName}
          value={number}
          max={total}
          valueLabel={t('progress', { number, total })}
        />
        <div
          ref={area}
          tabIndex={-1}
          className="mt-8 outline-none transition duration-(--motion-2) sm:mt-12 starting:translate-y-2 starting:opacity-0"
        >
          <Caution text={trait?.caution ?? null} className="mb-6" />
          {question.kind === 'statement' ? (
            <StatementQuestion {...asked} question={question} scale={questionnaire.scale} />
          ) : (
            <AnchoredQuestion {...asked} question={question} onConfirm={onNext} />
          )}
        </div>
        <div className="-mx-4 mt-6 flex flex-wrap items-center gap-y-2">
          <div className="flex max-sm:w-full max-sm:justify-between">
            {number > 1 && (
              <Button tone="plain" size="small" onPress={onBack}>
                <ArrowLeftIcon />
                {t('back')}
              </Button>
            )}
            {question.kind === 'statement' && answer !== undefined && (
              <Button tone="plain" size="small" onPress={onNext}>
                {t('next')}
                <ArrowRightIcon />
              </Button>
            )}
          </div>
          <div className="flex flex-1 flex-wrap items-center justify-between gap-y-2 pr-4">
            {hasAnswers && (
              <Button tone="plain" size="small" onPress={() => openOverview(true)}>
                {t('answers_so_far')}
              </Button>
            )}
            <SavingStatus progress={props.progress} hasAnswers={hasAnswers} />
          </div>
        </div>
        <SavingProblem
          progress={props.progress}
          onRetry={props.onRetry}
          onReload={props.onReload}
        />
        <p className="mt-5 text-small text-ink-2 pointer-coarse:hidden">
          {t(`keys.${question.kind}`)}
        </p>
        <CrisisHelp topics={[trait?.help ?? null]} className="mt-12" />
      </div>
      <AnswersDialog
        isOpen={isOverviewOpen}
        onOpenChange={openOverview}
        questionnaire={questionnaire}
        answers={answers}
        traits={props.traits}
        onJump={props.onJump}
      />
    </div>
  );
}
