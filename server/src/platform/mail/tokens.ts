/** The look's colours for mail, where no style sheet of the product reaches. Held against the theme by a test. */
interface Colours {
  readonly page: string;
  readonly surface: string;
  readonly ink: string;
  readonly 'ink-2': string;
  readonly line: string;
  readonly accent: string;
  readonly 'on-accent': string;
}

export const mailColours: Readonly<Record<'light' | 'dark', Colours>> = {
  light: {
    page: '#f3f5f4',
    surface: '#ffffff',
    ink: '#14201f',
    'ink-2': '#4b5a59',
    line: '#dbe2e0',
    accent: '#10494b',
    'on-accent': '#ffffff',
  },
  dark: {
    page: '#0f1519',
    surface: '#172026',
    ink: '#e9efed',
    'ink-2': '#a9b7b6',
    line: '#2a363d',
    accent: '#8fd3cf',
    'on-accent': '#0c1c1d',
  },
};

/** The mark's nine layers from the top, level 9, down to level 1. */
export const markColours = [
  '#ad531a',
  '#8f6000',
  '#706807',
  '#3d6f38',
  '#0c6b54',
  '#006367',
  '#00597a',
  '#1a4a8f',
  '#3f3a8a',
] as const;
