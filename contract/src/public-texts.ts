/** Texts of the content pack that public pages are made of, by name. */
export const publicTextNames = [
  'levels',
  'categories',
  'sources',
  'authors',
  'privacy-policy',
  'terms-and-conditions',
  'about-us',
  'program-overview',
  'technical-note',
] as const;
export type PublicTextName = (typeof publicTextNames)[number];

const atTheTop: readonly PublicTextName[] = ['levels', 'categories', 'sources'];

/** The file of a text in the pack; the authors are a folder of files. */
export function publicTextFile(name: Exclude<PublicTextName, 'authors'>): string {
  return atTheTop.includes(name) ? `${name}.json` : `pages/${name}.json`;
}
