import { type ReminderAnswer, snoozes } from '@stratum/contract/reminder-words';
import type { DueReminder } from '@stratum/contract/reminders';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useClocks } from '../../profile/index.ts';
import { IfThenPlan } from '../plan/if-then-plan.tsx';
import { ReminderPicture } from './reminder-picture.tsx';

interface DueCardProps {
  due: DueReminder;
  onAnswer: (answer: ReminderAnswer) => void;
}

/** A reminder that has come: its plan, its next step, and what can be said to it. */
export function DueCard({ due, onAnswer }: DueCardProps) {
  const { t } = useTranslation('features/reminders');
  const { timeOf } = useClocks();
  const { goalName, dueAt, step, image } = due;
  return (
    <article className="grid items-center gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 shadow-2 sm:p-7 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-start gap-5">
        {image && <ReminderPicture fileId={image} className="size-20 flex-none" />}
        <div className="min-w-0">
          <h2 className="text-ui text-ink-2 wrap-anywhere">
            {t('due.now', { time: timeOf(dueAt), goal: goalName })}
          </h2>
          <Plan due={due} />
          {step && (due.obstacle ?? due.ifThen) && (
            <p className="mt-2 text-ui wrap-anywhere">{t('due.step', { step: step.text })}</p>
          )}
        </div>
      </div>
      <Answers due={due} onAnswer={onAnswer} />
    </article>
  );
}

/** The if-then plan; without one the next step. */
function Plan({ due: { obstacle, ifThen, step } }: Pick<DueCardProps, 'due'>) {
  const isPlan = obstacle !== null || ifThen !== null;
  if (!isPlan && !step) return null;
  return (
    <div className="mt-1">
      {isPlan ? (
        <IfThenPlan obstacle={obstacle} ifThen={ifThen} />
      ) : (
        <p className="font-display text-numeral leading-[1.2] font-light wrap-anywhere">
          {step?.text}
        </p>
      )}
    </div>
  );
}

const againStyle =
  'focus-ring min-h-11 cursor-pointer px-3 text-label font-medium data-hovered:bg-hover sm:px-4 ' +
  'not-first:border-l not-first:border-line first:rounded-l-full last:rounded-r-full';

function Answers({ due: { goalName }, onAnswer }: DueCardProps) {
  const { t } = useTranslation('features/reminders');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button onPress={() => onAnswer('done')} className="max-sm:w-full">
        {t('due.done')}
      </Button>
      <div
        role="group"
        aria-label={t('due.again_named', { goal: goalName })}
        className="flex items-center gap-x-3 gap-y-1.5 max-sm:w-full max-sm:flex-col max-sm:items-stretch"
      >
        <span className="text-small text-ink-2">{t('due.again')}</span>
        <div className="flex rounded-full border border-outline max-sm:*:flex-1">
          {snoozes.map((snooze) => (
            <AriaButton key={snooze} onPress={() => onAnswer(snooze)} className={againStyle}>
              {t(`due.${snooze}`)}
            </AriaButton>
          ))}
        </div>
      </div>
      <Button tone="plain" size="small" onPress={() => onAnswer('skip')}>
        {t('due.skip')}
      </Button>
    </div>
  );
}
