import { useTranslation } from 'react-i18next';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { OwnLevels, Skills } from '../queries.ts';
import { ComparedBehaviours } from './compared-behaviours.tsx';
import { ComparedLevels } from './compared-levels.tsx';
import { ComparedSkillFields } from './compared-skill-fields.tsx';
import { ComparedTexts } from './compared-texts.tsx';
import { type ComparedSkill, skillPath } from './skill-choice.ts';

interface ComparisonProps {
  skills: Skills;
  own: OwnLevels;
  compared: readonly [ComparedSkill, ComparedSkill];
  onChoose: (compared: readonly [ComparedSkill, ComparedSkill]) => void;
}

const places = ['first', 'second'];

/** Two skills, or two levels of one, side by side. */
export function Comparison({ skills, own, compared, onChoose }: ComparisonProps) {
  const { t } = useTranslation('features/chapters/skills');
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  const [first, second] = compared;
  const traits = [...new Set([first.trait, second.trait])].flatMap((id) =>
    skills.traits.filter(({ traitId }) => traitId === id),
  );
  const isLevelByLevel = first.level === null && second.level === null;
  return (
    <section aria-labelledby="side-by-side">
      <p className="mb-6">
        <TextLink to={skillPath({ trait: first.trait })} className="text-label">
          {t('all_skills')}
        </TextLink>
      </p>
      <Heading id="side-by-side" ref={heading} tabIndex={-1} level={2} className="outline-none">
        {t('side_by_side')}
      </Heading>
      <div className="mt-6 grid gap-x-12 gap-y-8 border-b border-line pb-8 md:grid-cols-2">
        <ComparedSkillFields
          label={t('first')}
          skills={skills}
          skill={first}
          onChoose={(skill) => onChoose([skill, second])}
        />
        <ComparedSkillFields
          label={t('second')}
          skills={skills}
          skill={second}
          onChoose={(skill) => onChoose([first, skill])}
        />
      </div>
      <ComparedTexts traits={traits} />
      {isLevelByLevel ? (
        <ComparedLevels traits={traits} levels={skills.levels} own={own} />
      ) : (
        <div className="grid gap-x-12 md:grid-cols-2">
          {compared.map((skill, index) => {
            const trait = traits.find(({ traitId }) => traitId === skill.trait);
            const props = { skill, levels: skills.levels, own };
            return trait && <ComparedBehaviours key={places[index]} trait={trait} {...props} />;
          })}
        </div>
      )}
    </section>
  );
}
