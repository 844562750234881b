import type { ServedAs } from './storage.ts';

/** Kinds of files that a browser may show by itself. */
const shown = /^(image|audio|video)\/|^application\/pdf$/;

/** Inline for what a browser may show, attachment for anything else, with the file's name (RFC 6266). */
export function contentDisposition({ type, name }: ServedAs): string {
  const fallback = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const kind = shown.test(type) ? 'inline' : 'attachment';
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** RFC 8187: what encodeURIComponent leaves and the header's grammar does not allow is escaped too. */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
