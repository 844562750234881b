import { goalLengths } from '@stratum/contract/goal-words';
import { ownFocus } from '@stratum/contract/own-focus';
import type { Proposal, WeeklyReview } from '@stratum/contract/weekly-review';
import { type FormEvent, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ModelNames } from '../../results/index.ts';
import type { ChosenFocus } from './use-focus.ts';

interface FocusOptionsProps {
  review: WeeklyReview;
  chosen: ChosenFocus;
  categories: ModelNames['categories'];
}

/** The option that asks for words of one's own; nothing is kept until they are given. */
const other = 'other';

const option =
  'option-card group flex min-h-15 items-center gap-4 px-4 py-3 ' +
  'data-hovered:border-outline data-selected:border-accent data-selected:bg-accent ' +
  'data-selected:text-on-accent forced-color-adjust-none';

/** A tap keeps a proposal. */
export function FocusOptions({ review, chosen, categories }: FocusOptionsProps) {
  const { t } = useTranslation('features/weekly-review');
  const noteOf = useNote(review, categories);
  const [isWriting, setWriting] = useState(false);
  const { proposals, focus } = chosen;
  const change = (id: string) => {
    setWriting(id === other);
    const proposal = proposals.find((each) => each.id === id);
    if (proposal) chosen.choose(proposal);
  };
  return (
    <>
      <RadioGroup
        aria-label={t('focus.title')}
        // Null for none: without a value the group would keep its own.
        value={isWriting ? other : focus}
        onChange={change}
        className="grid gap-2.5"
      >
        {proposals.map((proposal) => (
          <Radio key={proposal.id} value={proposal.id} className={option}>
            <Mark />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{proposal.text}</span>
              <span className="block text-small wrap-anywhere text-ink-2 group-data-selected:text-on-accent">
                {noteOf(proposal)}
              </span>
            </span>
          </Radio>
        ))}
        <Radio value={other} className={`${option} border-dashed`}>
          <Mark />
          <span>{t('focus.other')}</span>
        </Radio>
      </RadioGroup>
      {isWriting && (
        <OwnWords
          onKeep={(words) => {
            setWriting(false);
            chosen.chooseOwn(words);
          }}
        />
      )}
    </>
  );
}

function Mark() {
  return (
    <span className="grid size-5.5 flex-none place-items-center rounded-full border-2 border-field group-data-selected:border-transparent group-data-selected:bg-on-accent">
      <CheckIcon className="hidden size-3.5! stroke-3 text-accent group-data-selected:block" />
    </span>
  );
}

/** Why something is proposed. */
function useNote({ goals, to }: WeeklyReview, categories: ModelNames['categories']) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  return ({ id, goal, categoryType }: Proposal): string => {
    if (id === ownFocus) return t('focus.own');
    if (goal) {
      const reviewed = goals.find((each) => each.id === goal.id);
      if (reviewed && reviewed.goalStartDate > to) {
        const day = format.dayMonth(reviewed.goalStartDate);
        return t('focus.step_later', { goal: goal.goalName, day });
      }
      const isBehind = reviewed !== undefined && reviewed.onTrack.days < 0;
      return t(isBehind ? 'focus.step_behind' : 'focus.step', { goal: goal.goalName });
    }
    const category = categories.find((each) => each.categoryType === categoryType)?.name;
    return category === undefined ? t('focus.habit') : t('focus.serves', { category });
  };
}

function OwnWords({ onKeep }: { onKeep: (words: string) => void }) {
  const { t } = useTranslation('features/weekly-review');
  const [words, setWords] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') onKeep(words.trim());
  };
  return (
    <form onSubmit={keep} className="mt-4 grid gap-3">
      <TextField
        label={t('focus.words')}
        value={words}
        onChange={setWords}
        maxLength={goalLengths.microGoalDescription}
        autoFocus
      />
      <Button type="submit" isDisabled={words.trim() === ''} className="justify-self-start">
        {t('focus.keep')}
      </Button>
    </form>
  );
}
