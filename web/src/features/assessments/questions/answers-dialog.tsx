import type { Answers } from '@stratum/contract/assessments';
import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Questionnaire } from '../queries.ts';
import { AnswerRows } from '../review/answer-rows.tsx';
import { reviewTraits } from '../review/trait-review.ts';

interface AnswersDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  questionnaire: Questionnaire;
  answers: Answers;
  traits: readonly TraitText[];
  onJump: (index: number) => void;
}

/** What has been answered so far; each answer leads to its question. */
export function AnswersDialog(props: AnswersDialogProps) {
  const { isOpen, onOpenChange, questionnaire, answers, traits, onJump } = props;
  const { t } = useTranslation('features/assessments/questions');
  const begun = reviewTraits(questionnaire.questions, questionnaire.reversed, answers)
    .map((trait) => ({ ...trait, asked: trait.asked.filter(({ answer }) => answer !== undefined) }))
    .filter(({ asked }) => asked.length > 0);
  return (
    <Dialog title={t('answers_so_far')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <div className="grid gap-6">
          {begun.map(({ traitId, asked }) => (
            <section key={traitId}>
              <h3 className="mb-1 text-label font-semibold text-ink-2">
                {traits.find((trait) => trait.traitId === traitId)?.name}
              </h3>
              <AnswerRows
                asked={asked}
                scale={questionnaire.scale}
                onChange={(index) => {
                  close();
                  onJump(index);
                }}
              />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
