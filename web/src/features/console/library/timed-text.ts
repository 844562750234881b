/** Captions and chapters as an administrator writes them, and as the library keeps them. Times in seconds. */

interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
interface Chapter {
  readonly at: number;
  readonly title: string;
}

type Parsed<Item> =
  | { readonly items: Item[]; readonly wrongLine?: undefined }
  | { readonly wrongLine: number };

const timing = /^([\d:.,]+)\s+-->\s+([\d:.,]+)/;

/** Reads WebVTT or SRT, which subtitle programs write; settings and styles are left out. */
export function parseCaptions(source: string): Parsed<Caption> {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const items: Caption[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, begin, end] = timing.exec(lines[at]?.trim() ?? '') ?? [];
    if (begin === undefined || end === undefined) {
      if (lines[at]?.includes('-->')) return { wrongLine: at + 1 };
      continue;
    }
    const [from, to] = [secondsOf(begin), secondsOf(end)];
    if (from === null || to === null || from >= to) return { wrongLine: at + 1 };
    const words: string[] = [];
    while (lines[at + 1]?.trim()) {
      at += 1;
      words.push((lines[at] ?? '').replaceAll(/<[^>]*>/g, '').trim());
    }
    const text = words.join(' ');
    if (text !== '') items.push({ from, to, text });
  }
  if (items.length === 0 && source.replace(/^WEBVTT.*$/m, '').trim() !== '')
    return { wrongLine: 1 };
  return { items };
}

export function captionsText(captions: readonly Caption[]): string {
  return captions
    .map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)
    .join('\n\n');
}

/** `0:42 A question`, a chapter to a line. */
export function parseChapters(source: string): Parsed<Chapter> {
  const items: Chapter[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, time = '', title = ''] = /^\s*([\d:.,]+)\s+(.+)$/.exec(line) ?? [];
    const at = secondsOf(time);
    if (at === null) return { wrongLine: index + 1 };
    items.push({ at, title: title.trim() });
  }
  return { items };
}

export function chaptersText(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${clock(at)} ${title}`).join('\n');
}

/** How long a film is: `2:05`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `1:02:03.5`, `02:03,500` or `3`. */
function secondsOf(time: string): number | null {
  if (!/^(?:\d+:){0,2}\d+(?:[.,]\d{1,3})?$/.test(time)) return null;
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function clock(seconds: number): string {
  const [whole, part] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)];
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}.${pad(part, 3)}`;
}
