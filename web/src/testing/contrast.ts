import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

interface Paint {
  readonly colour: string;
  readonly opacity?: number;
}

/** How clearly an element's own fill stands out from what it lies on: 1 (not at all) to 21. */
export function fillContrast(element: Element): number {
  const behind = fillsBehind(element.parentElement);
  const { backgroundColor, opacity } = getComputedStyle(element);
  return contrast([...behind, { colour: backgroundColor, opacity: Number(opacity) }], behind);
}

/** How clearly a colour, such as an outline's, stands out on an element's fill: 1 to 21. */
export function contrastOn(element: Element, colour: string): number {
  const fills = fillsBehind(element);
  return contrast([...fills, { colour }], fills);
}

/** The fills of an element and all around it, the outermost first. */
function fillsBehind(element: Element | null): Paint[] {
  if (!element) return [{ colour: 'Canvas' }];
  return [
    ...fillsBehind(element.parentElement),
    { colour: getComputedStyle(element).backgroundColor },
  ];
}

/** Of two stacks of colours, as WCAG 2.2 defines it. */
function contrast(one: readonly Paint[], other: readonly Paint[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of the pixel that the canvas makes of them, whatever form the colours are written in. */
function luminance(paints: readonly Paint[]): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas to paint on');
  for (const { colour, opacity = 1 } of paints) {
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The themes of the system that a page is shown in; `contrast` ones override a page's colours. */
export const systemThemes = ['light', 'dark', 'contrast light', 'contrast dark'] as const;

/** Shows the page as in this theme of the system. */
export async function emulateTheme(theme: (typeof systemThemes)[number]): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: theme.endsWith('dark') ? 'dark' : 'light' },
    { name: 'forced-colors', value: theme.startsWith('contrast') ? 'active' : 'none' },
  ];
  const session: CDPSession = cdp();
  await session.send('Emulation.setEmulatedMedia', { features });
}
