import type { TraitText } from '@stratum/contract/model';
import type { OwnLevels, Skills } from '../queries.ts';
import { BehaviourText } from './behaviour-text.tsx';
import type { ComparedSkill } from './skill-choice.ts';

interface ComparedBehavioursProps {
  trait: TraitText;
  skill: ComparedSkill;
  levels: Skills['levels'];
  own: OwnLevels;
}

/** The behaviour of the level that is compared, or all nine. */
export function ComparedBehaviours({ trait, skill, levels, own }: ComparedBehavioursProps) {
  const shown = levels.filter(({ level }) => skill.level === null || level === skill.level);
  return (
    <ol aria-label={trait.name} className="flex flex-col gap-6 border-t border-line py-8">
      {shown.map(({ level, name }) => (
        <li key={level}>
          <BehaviourText
            level={level}
            name={name}
            text={trait.behaviours[level - 1] ?? ''}
            isOwn={own.get(trait.traitId) === level}
          />
        </li>
      ))}
    </ol>
  );
}
