import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { Slot } from './comparison.ts';

interface SlotChoiceProps {
  /** The oldest first. */
  slots: readonly Slot[];
  before: Slot;
  after: Slot;
  onChoose: (change: { before?: Slot; after?: Slot }) => void;
}

/** The two months to hold against each other. */
export function SlotChoice({ slots, before, after, onChoose }: SlotChoiceProps) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  const latest = slots.at(-1);
  const options = slots.toReversed().map((slot) => ({
    id: slot,
    name: slot === latest ? t('latest', { month: format.monthYear(slot) }) : format.monthYear(slot),
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('before')}
        placeholder={t('before')}
        options={options}
        value={before}
        onChange={(slot) => onChoose({ before: slot })}
      />
      <Select
        label={t('after')}
        placeholder={t('after')}
        options={options}
        value={after}
        onChange={(slot) => onChoose({ after: slot })}
      />
    </div>
  );
}
