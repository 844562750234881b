const tokens = [
  'sky-high',
  'sky-mid',
  'sky-low',
  'ink',
  'ink-2',
  'outline',
  'win-point',
  'win-0',
  'win-1',
  'win-2',
  'win-3',
  'win-4',
  'win-5',
  'ground-1',
  'ground-2',
  'ground-3',
  'ground-4',
  'ground-5',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'level-6',
  'level-7',
  'level-8',
  'level-9',
] as const;

/** A colour of the look, as a canvas understands it. */
export type Palette = (token: (typeof tokens)[number]) => string;

/** The look in the theme that is shown. */
export function readPalette(): Palette {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colours = new Map<string, string>(
    tokens.map((token) => {
      probe.style.color = `var(--color-${token})`;
      return [token, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return (token) => colours.get(token) ?? '';
}
