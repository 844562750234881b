/** Most characters of each part of a report; what is longer is cut before it is sent. */
export const clientErrorLengths = { message: 300, stack: 4_000, page: 200, build: 100 } as const;

/**
 * A text of a fault without what may say whose it is: addresses of mails, ids, what addresses carry
 * behind `?` or `#`, and long numbers. Places in the code (`file.js:10:2345`) stay.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[?#][^\s:'")]*/g, '')
    .replaceAll(/[^\s@<>()'"/:]{1,64}@[^\s@<>()'":]{1,255}/g, '<email>')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ':id')
    .replaceAll(/\d{7,}/g, '#');
}
