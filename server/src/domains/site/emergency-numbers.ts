/** The European Union and Switzerland. */
const european =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * Emergency numbers by country: those that two readers found stated, each in sources of their own, which
 * `docs/safety.md` names. Where a country is missing, people are told their local emergency number.
 */
export const emergencyNumbers: ReadonlyMap<string, string> = new Map([
  ...european.map((country) => [country, '112'] as const),
  ['US', '911'],
  ['CA', '911'],
  ['GB', '999'],
  ['AU', '000'],
]);
