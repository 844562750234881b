import type { Locale } from '@stratum/contract/locale';

interface Entry {
  /** Matches the word that is not ours. */
  readonly wrong: RegExp;
  readonly instead: string;
}

/** One word for one thing, and none of another language’s: what is written instead of what. */
const entries: Readonly<Record<Locale, readonly Entry[]>> = {
  en: [
    { wrong: /\btraits?\b/i, instead: 'skill' },
    { wrong: /\b(log(ged|ging)?|logs)[ -]?(in|out)\b|\blogin\b/i, instead: 'sign in, sign out' },
    {
      wrong: /\borganiz|\bOrganization\b|\b(recogn|real|emphas|summar)iz/,
      instead: 'the spelling -ise',
    },
    {
      wrong: /\b(color|behavior|favorite|center)s?\b|\bthe program\b|\bprogram overview\b/i,
      instead: 'British spelling',
    },
    { wrong: /\bload it again\b/i, instead: 'reload' },
  ],
  fr: [
    {
      wrong: /\bdigita(l|ux)|\bchallenges?\b|\bopportunité/i,
      instead: 'numérique, défi, occasion',
    },
    { wrong: /\bbasée?s? sur\b|\bfai(re|t) sens\b/i, instead: 'fondé sur, avoir du sens' },
    { wrong: /\bimages? de profil\b/i, instead: 'photo de profil' },
    { wrong: /n’est pas un sujet pour toi|\bta chose\b/i, instead: 'le nom de la chose' },
    { wrong: /\bheures? difficiles?\b/i, instead: 'moment difficile' },
    { wrong: /\bs?e ten(ir|ait) au niveau\b|\bte tiens au niveau\b/i, instead: 'se situer' },
    {
      wrong: /\b[Tt]u (es|t’es|seras) (prêt|seul|sûr|motivé|couché|content|fier)\b/,
      instead: 'un mot sans genre',
    },
  ],
  de: [
    { wrong: /\bRessource/i, instead: 'Zum Lesen' },
    { wrong: /\bAngelpunkt/i, instead: 'Schwelle' },
    {
      wrong: /\bsind? eine Auskunft\b|\bist eine Auskunft\b|\bals Auskunft\b/i,
      instead: 'sagt dir etwas',
    },
    { wrong: /\bSinn mach|\brealisier|\bkonsistent/i, instead: 'Sinn ergeben, merken, beständig' },
    { wrong: /\blebendig (zu )?halten|\bhalte sie lebendig/i, instead: 'dranbleiben' },
    { wrong: /\bSelbstbewusstsein\b/i, instead: 'Selbstwahrnehmung' },
    { wrong: /\b[Ee]in Admin\b/, instead: 'Admin, die Gruppenleitung' },
  ],
};

/** Given as they are: a sentence, a page’s title and two buttons of the specification. */
const given = new Set(['Session Expired! Please log in again.', 'Login', 'Logout']);

/** Which words of a text are not ours; names of placeholders are none of its words. */
export function wordFaults(text: string, locale: Locale): string[] {
  if (given.has(text)) return [];
  const read = text.replaceAll(/\{\{.*?\}\}/g, '');
  return entries[locale].flatMap(({ wrong, instead }) => {
    const found = wrong.exec(read)?.[0];
    return found === undefined ? [] : [`says “${found}”, ${instead} is meant`];
  });
}
