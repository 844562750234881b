export type Theme = 'light' | 'dark';

/** The page and the card of each theme: what a level's colour is read on. */
const grounds: Record<Theme, readonly string[]> = {
  light: ['#f3f5f4', '#ffffff'],
  dark: ['#0f1519', '#172026'],
};

/** WCAG 2.2, criterion 1.4.3: text of ordinary size. */
export const minimumContrast = 4.5;

export const hexColour = /^#[0-9a-f]{6}$/;

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

/** The first ground of the theme on which a colour cannot be read, with its ratio; null if none. */
export function unreadableOn(
  colour: string,
  theme: Theme,
): { readonly ground: string; readonly ratio: number } | null {
  const ratios = grounds[theme].map((ground) => ({ ground, ratio: contrast(colour, ground) }));
  return ratios.find(({ ratio }) => ratio < minimumContrast) ?? null;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(colour.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
