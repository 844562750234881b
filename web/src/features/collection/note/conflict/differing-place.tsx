import type { NoteNode } from '@stratum/contract/note-content';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../../shared/ui/icons.tsx';
import { blockText, type Stretch } from '../difference/difference.ts';
import { MarkedText } from '../difference/marked-text.tsx';
import { type Choice, choiceNames } from './merge.ts';

interface DifferingPlaceProps {
  stretch: Extract<Stretch<NoteNode>, { same: null }>;
  /** From 1 on. */
  number: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const card =
  'focus-ring group/card relative flex cursor-pointer items-start gap-3 rounded-md border border-line p-4 text-ui data-selected:border-accent data-selected:outline-1 data-selected:outline-accent';

/** A place where two versions differ: the one, the other, or both. */
export function DifferingPlace({ stretch, number, choice, onChoose }: DifferingPlaceProps) {
  const { t } = useTranslation('features/collection/note');
  const texts = { first: blockText(stretch.first), second: blockText(stretch.second) };
  return (
    <RadioGroup
      aria-label={t('conflict.place', { number })}
      value={choice}
      onChange={(value) => onChoose(choiceNames.find((each) => each === value) ?? 'both')}
      className="my-3 grid items-center gap-3 md:grid-cols-[1fr_auto_1fr]"
    >
      <Version text={texts.first} other={texts.second} value="first" />
      <Radio
        value="both"
        className="focus-ring mx-auto flex min-h-11 cursor-pointer items-center rounded-full border border-outline px-4 text-label font-semibold data-selected:border-accent data-selected:bg-accent-soft"
      >
        {t('conflict.both')}
      </Radio>
      <Version text={texts.second} other={texts.first} value="second" />
    </RadioGroup>
  );
}

function Version({ text, other, value }: { text: string; other: string; value: Choice }) {
  const { t } = useTranslation('features/collection/note');
  return (
    <Radio value={value} className={card}>
      <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
        {text === '' ? (
          <span className="text-ink-2">{t('conflict.nothing')}</span>
        ) : (
          <MarkedText text={text} other={other} />
        )}
      </span>
      <span className="grid size-6 flex-none place-items-center rounded-full border-2 border-field text-transparent group-data-selected/card:border-accent group-data-selected/card:bg-accent group-data-selected/card:text-on-accent">
        <CheckIcon className="size-4!" />
      </span>
    </Radio>
  );
}
