import type { LocalGraphVideo } from '@stratum/content/pack';

/** Captions as players read them: https://www.w3.org/TR/webvtt1/ */
export function webVttOf({ captions, duration }: LocalGraphVideo): string {
  const cues = captions.map(({ at, text }, index) => {
    const until = captions[index + 1]?.at ?? duration;
    return `${clockTime(at)} --> ${clockTime(until)}\n${escaped(text)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:01:05.500` */
function clockTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, -1);
}

/** Escapes the characters that begin markup in a cue. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
