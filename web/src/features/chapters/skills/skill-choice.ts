import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';

/** A skill, and one of its levels or all nine. */
export interface Slot {
  readonly trait: string;
  readonly level: number | null;
}

/** What of the skills is looked at; it stands in the address, so that it can be kept and sent. */
export interface SkillChoice {
  /** The category whose skills are listed; null for all. */
  readonly category: CategorySlug | null;
  readonly slot: Slot | null;
  /** What it is compared with. */
  readonly beside: Slot | null;
}

const path = '/performance-based-skills-definitions';

/** The address of a skill, opened at a level where one is named. */
export function skillPath(slot: { trait: string; level?: number | null }): string {
  const { trait, level = null } = slot;
  return `${path}?${addressOf({ category: null, slot: { trait, level }, beside: null })}`;
}

/** The address of two skills, or two levels of one, side by side. */
export function comparisonPath(slot: Slot, beside: Slot): string {
  return `${path}?${addressOf({ category: null, slot, beside })}`;
}

export function addressOf({ category, slot, beside }: SkillChoice): URLSearchParams {
  return new URLSearchParams({
    ...(category !== null && { category }),
    ...(slot && { trait: slot.trait }),
    ...(slot?.level && { level: String(slot.level) }),
    ...(slot && beside && { beside: beside.trait }),
    ...(slot && beside?.level && { besideLevel: String(beside.level) }),
  });
}

/** What an address asks for; a skill or level that there is not is left out. */
export function readChoice(address: URLSearchParams, traits: ReadonlySet<string>): SkillChoice {
  const slot = readSlot(address.get('trait'), address.get('level'), traits);
  return {
    category: categorySlugs.find((slug) => slug === address.get('category')) ?? null,
    slot,
    beside: slot && readSlot(address.get('beside'), address.get('besideLevel'), traits),
  };
}

/** The skill or behaviour that an anchor on the page is of: `#focus`, `#focus-5`. */
export function slotOfAnchor(hash: string, traits: ReadonlySet<string>): Slot | null {
  const [, trait = null, level = null] = /^#([a-z-]+?)(?:-(\d))?$/.exec(hash) ?? [];
  return readSlot(trait, level, traits);
}

/** Where a skill stands on the page, or its behaviour of one level. */
export function anchorOf({ trait, level }: Slot): string {
  return level === null ? trait : `${trait}-${level}`;
}

function readSlot(
  trait: string | null,
  level: string | null,
  traits: ReadonlySet<string>,
): Slot | null {
  if (trait === null || !traits.has(trait)) return null;
  const number = Number(level);
  const isLevel = Number.isInteger(number) && number >= 1 && number <= limits.levels;
  return { trait, level: isLevel ? number : null };
}
