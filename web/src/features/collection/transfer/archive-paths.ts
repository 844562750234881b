/** A name that every file system takes; words stay readable. */
function fileName(title: string): string {
  const kept = title
    .normalize('NFC')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim();
  return kept === '' ? 'note' : kept;
}

/** Gives each a path of its own, whatever the case of its letters; a folder has no extension. */
export function createPaths() {
  const taken = new Set<string>();
  return (folders: readonly string[], title: string, extension: string): string => {
    const base = [...folders, title].map(fileName).join('/');
    const ending = extension === '' ? '' : `.${extension}`;
    for (let count = 1; ; count += 1) {
      const path = `${base}${count === 1 ? '' : ` ${count}`}${ending}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

/** A file's name without how it ends. */
export const stemOf = (name: string) => name.replace(/(?<=.)\.[^.]*$/, '');

/** From one file of an archive to another. */
export function relativePath(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to.split('/').map(encodeURIComponent).join('/');
}

/** The file that an address in another names; undefined where it leads elsewhere. */
export function resolvedPath(from: string, href: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/|^#/i.test(href)) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of href.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(decoded(part));
  }
  return parts.join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
