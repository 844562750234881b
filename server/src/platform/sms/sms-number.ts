/**
 * A phone number as people write it, in E.164 (`+493012345`); null where it names no country, since
 * whoever delivers a message cannot guess one.
 */
export function smsNumber(phone: string): string | null {
  const number = phone
    .replace(/\(0\)/, '')
    .replace(/[ ()./-]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
