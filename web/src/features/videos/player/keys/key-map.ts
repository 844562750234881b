/** What keys do, in the order in which the list tells it. */
export const commands = [
  'toggle',
  'back',
  'forward',
  'back_far',
  'forward_far',
  'chapter_before',
  'chapter_after',
  'percent',
  'slower',
  'faster',
  'captions',
  'read_aloud',
  'mute',
  'full_screen',
  'picture_in_picture',
  'note',
  'apply',
  'search',
  'copy_link',
  'next_lesson',
  'keys',
] as const;
export type Command = (typeof commands)[number];

/** By `KeyboardEvent.key`; `Shift+` where it takes that too. Such as need it for the sign itself do not. */
const keysOf: Record<Command, readonly string[]> = {
  toggle: [' ', 'k'],
  back: ['ArrowLeft'],
  forward: ['ArrowRight'],
  back_far: ['j'],
  forward_far: ['l'],
  chapter_before: ['Shift+ArrowLeft'],
  chapter_after: ['Shift+ArrowRight'],
  percent: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  slower: ['<'],
  faster: ['>'],
  captions: ['c'],
  read_aloud: ['r'],
  mute: ['m'],
  full_screen: ['f'],
  picture_in_picture: ['p'],
  note: ['n'],
  apply: ['a'],
  search: ['/'],
  copy_link: ['u'],
  next_lesson: ['Shift+n'],
  keys: ['?'],
};

const commandOfKey = new Map(
  commands.flatMap((command) => keysOf[command].map((key) => [key, command] as const)),
);

export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does; null where it is somebody else's. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const isNamed = /^[a-z]$|^Arrow/i.test(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return commandOfKey.get(isNamed && shiftKey ? `Shift+${name}` : name) ?? null;
}

/** What stays the same where the key is held down. */
export const repeats: ReadonlySet<Command> = new Set([
  'back',
  'forward',
  'back_far',
  'forward_far',
  'slower',
  'faster',
]);
