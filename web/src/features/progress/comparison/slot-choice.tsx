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
  const options = slots.toReversed().map((slot) => {
    const month = format.monthYear(slot);
    return (
      <option key={slot} value={slot}>
        {slot === latest ? t('latest', { month }) : month}
      </option>
    );
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select label={t('before')} value={before} onChange={(slot) => onChoose({ before: slot })}>
        {options}
      </Select>
      <Select label={t('after')} value={after} onChange={(slot) => onChoose({ after: slot })}>
        {options}
      </Select>
    </div>
  );
}
