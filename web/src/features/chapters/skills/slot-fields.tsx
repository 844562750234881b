import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import type { Slot } from './skill-choice.ts';
import type { Skills } from './use-skills.ts';

interface SlotFieldsProps {
  /** Which of the two. */
  label: string;
  skills: Skills;
  slot: Slot;
  onChoose: (slot: Slot) => void;
}

/** Stands for the nine in a list whose entries must have a name. */
const whole = 'all';

/** A skill and a level of it to be compared. */
export function SlotFields({ label, skills, slot, onChoose }: SlotFieldsProps) {
  const { t } = useTranslation('features/chapters/skills');
  const { trait, level } = slot;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <Select
        label={t('skill')}
        placeholder={t('skill')}
        value={trait}
        onChange={(id) => onChoose({ trait: id, level })}
        options={skills.traits.map(({ traitId, name }) => ({ id: traitId, name }))}
      />
      <Select
        label={t('level_field')}
        placeholder={t('all_nine')}
        value={level === null ? whole : String(level)}
        onChange={(id) => onChoose({ trait, level: id === whole ? null : Number(id) })}
        options={[
          { id: whole, name: t('all_nine') },
          ...skills.levels.map(({ level: number, name }) => ({
            id: String(number),
            name: t('level_name', { level: number, name }),
          })),
        ]}
      />
    </fieldset>
  );
}
