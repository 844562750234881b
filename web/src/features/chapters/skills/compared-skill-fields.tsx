import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import type { Skills } from '../queries.ts';
import type { ComparedSkill } from './skill-choice.ts';

interface ComparedSkillFieldsProps {
  /** Which of the two. */
  label: string;
  skills: Skills;
  skill: ComparedSkill;
  onChoose: (skill: ComparedSkill) => void;
}

/** The value of the option that stands for the nine. */
const whole = 'all';

/** A skill and a level of it to be compared. */
export function ComparedSkillFields({ label, skills, skill, onChoose }: ComparedSkillFieldsProps) {
  const { t } = useTranslation('features/chapters/skills');
  const { trait, level } = skill;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <Select label={t('skill')} value={trait} onChange={(id) => onChoose({ trait: id, level })}>
        {skills.traits.map(({ traitId, name }) => (
          <option key={traitId} value={traitId}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('level_field')}
        value={level === null ? whole : String(level)}
        onChange={(id) => onChoose({ trait, level: id === whole ? null : Number(id) })}
      >
        <option value={whole}>{t('all_nine')}</option>
        {skills.levels.map(({ level: number, name }) => (
          <option key={number} value={number}>
            {t('level_name', { level: number, name })}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
