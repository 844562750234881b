/** A decimal figure of a currency as whole minor units; half a unit away from nothing. */
export function minorUnits(figure: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  // By its decimal digits: 1.005 * 100 is less than 100.5.
  return Math.round(Number(`${figure}e${digits}`));
}
