import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '../../../shared/crisis-help/caution.tsx';
import { OptionalPart } from '../../../shared/failures/optional-part.tsx';
import { Highlighted } from '../../../shared/search/highlighted.tsx';
import { Disclosure, DisclosureSummary } from '../../../shared/ui/disclosure.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { newGoalPath } from '../../results/index.ts';
import { TrainingLink } from '../../training/index.ts';
import type { Skills } from '../queries.ts';
import { BehaviourText } from './behaviour-text.tsx';
import type { FoundSkill } from './find-skills.ts';
import { anchorOf, type ComparedSkill, coachSheetPath, comparisonPath } from './skill-choice.ts';
import { SkillSources } from './skill-sources.tsx';

interface SkillEntryProps {
  found: FoundSkill;
  levels: Skills['levels'];
  /** What is searched for. */
  words: readonly string[];
  /** Where the reader stands in this skill, if that is known. */
  own: number | undefined;
  /** The level that the address names; null for the skill as such, undefined for another skill. */
  named: number | null | undefined;
  /** What the link to the comparison shows. */
  comparison: readonly [ComparedSkill, ComparedSkill];
}

/** One skill: what it is, and behind it what people do on its nine levels. */
export function SkillEntry({ found, levels, words, own, named, comparison }: SkillEntryProps) {
  const { t } = useTranslation('features/chapters/skills');
  const { traitId, name, definition, caution, behaviours, sources } = found.trait;
  const [isOpen, setOpen] = useOpenState(named !== undefined || found.levels.length > 0);
  return (
    <article aria-labelledby={traitId} className="border-t border-line py-8">
      <div className="sticky top-18 z-raised -mt-2 flex items-baseline justify-between gap-x-5 bg-page py-2">
        <Heading
          id={traitId}
          tabIndex={-1}
          level={3}
          className="rounded-sm outline-offset-4 focus:outline-2 focus:outline-focus"
        >
          <Highlighted words={words}>{name}</Highlighted>
        </Heading>
        <p className="flex flex-wrap justify-end gap-x-5 gap-y-2 text-label">
          <TextLink to={coachSheetPath(traitId)}>
            {t('coach_sheet')}
            <span className="sr-only"> {name}</span>
          </TextLink>
          <TextLink to={comparisonPath(...comparison)}>
            {t('compare')}
            <span className="sr-only"> {name}</span>
          </TextLink>
        </p>
      </div>
      <p>
        <Highlighted words={words}>{definition}</Highlighted>
      </p>
      <Caution text={caution} className="mt-3" />
      <OptionalPart>
        <TrainingLink traitId={traitId} level={own} className="mt-3 text-label" />
      </OptionalPart>
      <Disclosure open={isOpen} onOpenChange={setOpen} className="mt-3">
        <DisclosureSummary>
          {t('nine_levels')}
          <span className="sr-only"> {name}</span>
          {own !== undefined && (
            <span className="font-normal text-ink-2"> · {t('you_stand_on', { level: own })}</span>
          )}
        </DisclosureSummary>
        {own !== undefined && own < behaviours.length && (
          <p className="mt-4">
            <ButtonLink to={newGoalPath(traitId)} tone="ghost" size="small">
              {t('make_goal')}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          </p>
        )}
        <ol className="mt-5 flex flex-col gap-5">
          {behaviours.map((text, index) => {
            const level = index + 1;
            return (
              <li
                key={level}
                id={anchorOf({ trait: traitId, level })}
                tabIndex={-1}
                data-named={level === named || undefined}
                className="-mx-3 scroll-mt-8 rounded-md px-3 py-2 outline-offset-0 focus:outline-2 focus:outline-focus data-named:bg-accent-soft"
              >
                <BehaviourText
                  level={level}
                  name={levels[index]?.name ?? ''}
                  text={text}
                  words={words}
                  isOwn={level === own}
                />
              </li>
            );
          })}
        </ol>
      </Disclosure>
      {sources.length > 0 && <SkillSources name={name} sources={sources} />}
    </article>
  );
}

/** Open when there is something in it to see; then as the reader has it. */
function useOpenState(hasReason: boolean) {
  const [isOpen, setOpen] = useState(hasReason);
  const [before, setBefore] = useState(hasReason);
  if (before !== hasReason) {
    setBefore(hasReason);
    setOpen(hasReason);
  }
  return [isOpen, setOpen] as const;
}
