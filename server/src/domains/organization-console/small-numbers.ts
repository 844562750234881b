import { organizationLimits } from '@stratum/contract/console/organization-words';

const { fewest } = organizationLimits;

/** Whom the last figure shown was of; null stands for an account that has ended since. */
export type ShownPeople = readonly (string | null)[];

/**
 * Whether a figure over these people may be shown: of five on, and only where they differ from those of
 * the last one shown by nobody or by at least five, so that no one person is what two figures differ by.
 */
export function mayBeShown(last: ShownPeople | null, people: ReadonlySet<string>): boolean {
  if (people.size < fewest) return false;
  if (last === null) return true;
  const apart = differing(last, people);
  return apart === 0 || apart >= fewest;
}

/** How many people are in one of two sets alone. */
function differing(last: ShownPeople, people: ReadonlySet<string>): number {
  const stayed = last.filter((one) => one !== null && people.has(one)).length;
  return last.length - stayed + (people.size - stayed);
}
