import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckIcon, ClockIcon } from '../../../shared/ui/icons.tsx';
import { useNextWords } from '../use-next-words.ts';
import type { Answered } from './use-due-answers.ts';

interface AnsweredCardProps {
  answered: Answered;
  isPending: boolean;
  onTakeBack: () => void;
}

/** In place of a reminder that has just been answered. */
export function AnsweredCard({ answered, isPending, onTakeBack }: AnsweredCardProps) {
  const { t } = useTranslation('features/reminders');
  const { due, answer } = answered;
  const isPutOff = answer !== 'done' && answer !== 'skip';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-accent-soft px-5 py-4">
      <p role="status" className="flex min-w-0 items-start gap-3 text-ui">
        {isPutOff ? <ClockIcon className="mt-0.5" /> : <CheckIcon className="mt-0.5" />}
        <span className="wrap-anywhere">
          <span className="font-semibold">{due.goalName}.</span> <Result answered={answered} />
        </span>
      </p>
      {/* The buttons that were pressed are gone. */}
      <Button tone="plain" size="small" isPending={isPending} onPress={onTakeBack} autoFocus>
        {t('undo')}
      </Button>
    </div>
  );
}

function Result({ answered: { due, answer, reminder } }: Pick<AnsweredCardProps, 'answered'>) {
  const { t } = useTranslation('features/reminders');
  const { momentWords } = useNextWords();
  if (answer === 'skip') return t('answered.skip');
  if (answer === 'done') {
    return due.step ? t('answered.done_step', { step: due.step.text }) : t('answered.done');
  }
  const at = reminder?.snoozedUntil;
  return at ? t('answered.again', { when: momentWords(at) }) : t(`answered.${answer}`);
}
