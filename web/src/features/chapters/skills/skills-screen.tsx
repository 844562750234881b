import { useLocation, useSearchParams } from 'react-router';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Comparison } from './comparison.tsx';
import type { OwnLevels } from './own-levels.ts';
import { addressOf, readChoice, type SkillChoice, slotOfAnchor } from './skill-choice.ts';
import { SkillList } from './skill-list.tsx';
import { SkillsSkeleton } from './skills-skeleton.tsx';
import { useSkills } from './use-skills.ts';

/** Every skill with its nine behaviours: all of them to look through, or two side by side. */
export function SkillsScreen({ own }: { own: OwnLevels }) {
  const { data, reads } = useSkills();
  const [address, setAddress] = useSearchParams();
  const { hash } = useLocation();
  if (!data) {
    return (
      <QueryState reads={reads} skeleton={<SkillsSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const ids = new Set(data.traits.map(({ traitId }) => traitId));
  const choice = readChoice(address, ids);
  const choose = (chosen: SkillChoice) => setAddress(addressOf(chosen), { replace: true });
  if (choice.slot && choice.beside) {
    const { slot, beside } = choice;
    return (
      <Comparison
        skills={data}
        own={own}
        slots={[slot, beside]}
        onChoose={([first, second]) => choose({ ...choice, slot: first, beside: second })}
      />
    );
  }
  return (
    <SkillList
      skills={data}
      own={own}
      category={choice.category}
      onCategory={(category) => choose({ category, slot: null, beside: null })}
      named={choice.slot ?? slotOfAnchor(hash, ids)}
    />
  );
}
