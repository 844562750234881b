import type { TraitText } from '@stratum/contract/model';
import { BehaviourText } from './behaviour-text.tsx';
import type { OwnLevels } from './own-levels.ts';
import type { Slot } from './skill-choice.ts';
import type { Skills } from './use-skills.ts';

interface ComparedBehavioursProps {
  trait: TraitText;
  slot: Slot;
  levels: Skills['levels'];
  own: OwnLevels;
}

/** The behaviour of the level that is compared, or all nine. */
export function ComparedBehaviours({ trait, slot, levels, own }: ComparedBehavioursProps) {
  const shown = levels.filter(({ level }) => slot.level === null || level === slot.level);
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
