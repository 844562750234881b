import type { CrisisHelp } from '@stratum/contract/site';
import { emergencyNumbers } from './emergency-numbers.ts';

/** What the operator states about help in a crisis. */
export interface CrisisHelpSettings {
  /** Where the numbers are answered. */
  readonly country: string | null;
  readonly emergencyNumber: string | null;
  readonly helplineNumber: string | null;
  readonly helplineUrl: string;
}

/**
 * Whom somebody may call now. The operator's numbers hold in the operator's country, and where a
 * person names none: a number of another country may lead nowhere.
 */
export function crisisHelpIn(country: string | null, settings: CrisisHelpSettings): CrisisHelp {
  const { helplineUrl } = settings;
  const isElsewhere = country !== null && country !== settings.country;
  const known = country === null ? undefined : emergencyNumbers.get(country);
  return {
    emergencyNumber: (isElsewhere ? null : settings.emergencyNumber) ?? known ?? null,
    helplineNumber: isElsewhere ? null : settings.helplineNumber,
    helplineUrl,
  };
}
