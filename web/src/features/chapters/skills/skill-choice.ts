import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';

/** A skill, and one of its levels or all nine. */
export interface ComparedSkill {
  readonly trait: string;
  readonly level: number | null;
}

/** What of the skills is looked at; it stands in the address, so that it can be kept and sent. */
export interface SkillChoice {
  /** The category whose skills are listed; null for all. */
  readonly category: CategorySlug | null;
  readonly skill: ComparedSkill | null;
  /** What it is compared with. */
  readonly comparedWith: ComparedSkill | null;
}

const path = '/performance-based-skills-definitions';

/** The address of a skill, opened at a level where one is named. */
export function skillPath(skill: { trait: string; level?: number | null }): string {
  const { trait, level = null } = skill;
  return `${path}?${choiceParams({ category: null, skill: { trait, level }, comparedWith: null })}`;
}

/** The address of what a coach prints of a skill. */
export function coachSheetPath(trait: string): string {
  return `/coach-sheet?${new URLSearchParams({ trait })}`;
}

/** The address of two skills, or two levels of one, side by side. */
export function comparisonPath(skill: ComparedSkill, comparedWith: ComparedSkill): string {
  return `${path}?${choiceParams({ category: null, skill, comparedWith })}`;
}

export function choiceParams({ category, skill, comparedWith }: SkillChoice): URLSearchParams {
  return new URLSearchParams({
    ...(category !== null && { category }),
    ...(skill && { trait: skill.trait }),
    ...(skill?.level && { level: String(skill.level) }),
    ...(skill && comparedWith && { beside: comparedWith.trait }),
    ...(skill && comparedWith?.level && { besideLevel: String(comparedWith.level) }),
  });
}

/** What an address asks for; a skill or level that there is not is left out. */
export function parseChoice(address: URLSearchParams, traits: ReadonlySet<string>): SkillChoice {
  const skill = parseSkill(address.get('trait'), address.get('level'), traits);
  return {
    category: categorySlugs.find((slug) => slug === address.get('category')) ?? null,
    skill,
    comparedWith: skill && parseSkill(address.get('beside'), address.get('besideLevel'), traits),
  };
}

/** The skill or behaviour that an anchor on the page is of: `#focus`, `#focus-5`. */
export function skillOfAnchor(hash: string, traits: ReadonlySet<string>): ComparedSkill | null {
  const [, trait = null, level = null] = /^#([a-z-]+?)(?:-(\d))?$/.exec(hash) ?? [];
  return parseSkill(trait, level, traits);
}

/** Where a skill stands on the page, or its behaviour of one level. */
export function anchorOf({ trait, level }: ComparedSkill): string {
  return level === null ? trait : `${trait}-${level}`;
}

function parseSkill(
  trait: string | null,
  level: string | null,
  traits: ReadonlySet<string>,
): ComparedSkill | null {
  if (trait === null || !traits.has(trait)) return null;
  const number = Number(level);
  const isLevel = Number.isInteger(number) && number >= 1 && number <= limits.levels;
  return { trait, level: isLevel ? number : null };
}
