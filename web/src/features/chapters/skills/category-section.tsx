import { Heading } from '../../../shared/ui/heading.tsx';
import type { OwnLevels, Skills } from '../queries.ts';
import { defaultComparison } from './default-comparison.ts';
import type { FoundGroup } from './find-skills.ts';
import type { ComparedSkill } from './skill-choice.ts';
import { SkillEntry } from './skill-entry.tsx';

interface CategorySectionProps {
  group: FoundGroup;
  skills: Skills;
  own: OwnLevels;
  words: readonly string[];
  named: ComparedSkill | null;
}

/** The skills of one category; its name stays beside them where there is room. */
export function CategorySection({ group, skills, own, words, named }: CategorySectionProps) {
  const { category, skills: found } = group;
  const heading = `category-${category.categoryType}`;
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-12 border-t border-line md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="pt-8 pb-3 md:sticky md:top-18 md:self-start">
        <Heading id={heading} level={2}>
          {category.name}
        </Heading>
        <p className="mt-2 max-w-[40ch] text-ui text-ink-2">{category.line}</p>
      </div>
      <div className="*:first:border-t-0">
        {found.map((each) => (
          <SkillEntry
            key={each.trait.traitId}
            found={each}
            levels={skills.levels}
            words={words}
            own={own.get(each.trait.traitId)}
            named={named?.trait === each.trait.traitId ? named.level : undefined}
            comparison={defaultComparison(each.trait, skills.traits, own)}
          />
        ))}
      </div>
    </section>
  );
}
