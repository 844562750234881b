import { collectionLimits } from '@stratum/contract/collection-words';

/** What a file says of its note before the text. */
export interface NoteHead {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Values are JSON, which is YAML too, so that other programs read them. */
export function withHead({ title, tags }: NoteHead, markdown: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ntags: ${JSON.stringify(tags)}\n---\n\n${markdown}`;
}

/** A file without such a head is a note by its name. */
export function readNoteFile(text: string, name: string): NoteHead & { readonly markdown: string } {
  const [whole = '', head = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  const value = (key: string): unknown => {
    const line = new RegExp(`^${key}: *(.+)$`, 'm').exec(head)?.[1];
    try {
      return line === undefined ? undefined : JSON.parse(line);
    } catch {
      return line;
    }
  };
  const [title, tags] = [value('title'), value('tags')];
  return {
    title: titleFrom(title, name),
    tags: Array.isArray(tags) ? tags.flatMap(tagOf).slice(0, collectionLimits.tags) : [],
    markdown: text.slice(whole.length),
  };
}

function titleFrom(title: unknown, name: string): string {
  const said = typeof title === 'string' && title.trim() !== '' ? title.trim() : name;
  return said.slice(0, collectionLimits.titleLength);
}

const tagOf = (tag: unknown) =>
  typeof tag === 'string' && tag.trim() !== ''
    ? [tag.trim().slice(0, collectionLimits.tagLength)]
    : [];
