import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useReaderLevels, useSkills } from '../queries.ts';
import { Comparison } from './comparison.tsx';
import { choiceParams, parseChoice, type SkillChoice, skillOfAnchor } from './skill-choice.ts';
import { SkillList } from './skill-list.tsx';

/** Every skill with its nine behaviours: all of them to look through, or two side by side. */
export default function SkillDefinitionsPage() {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <SkillsOfAddress />
    </div>
  );
}

function SkillsOfAddress() {
  const { data, reads } = useSkills();
  const { traits: own } = useReaderLevels();
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
  const choice = parseChoice(address, ids);
  const choose = (chosen: SkillChoice) => setAddress(choiceParams(chosen), { replace: true });
  if (choice.skill && choice.comparedWith) {
    const { skill, comparedWith } = choice;
    return (
      <Comparison
        skills={data}
        own={own}
        compared={[skill, comparedWith]}
        onChoose={([first, second]) => choose({ ...choice, skill: first, comparedWith: second })}
      />
    );
  }
  return (
    <SkillList
      skills={data}
      own={own}
      category={choice.category}
      onCategory={(category) => choose({ category, skill: null, comparedWith: null })}
      named={choice.skill ?? skillOfAnchor(hash, ids)}
    />
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the skills while they are on their way. */
function SkillsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-20 max-w-reading" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-32" />
      ))}
    </div>
  );
}
