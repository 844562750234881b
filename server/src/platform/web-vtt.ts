/** A caption and when it stands, in milliseconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Captions as players read them: https://www.w3.org/TR/webvtt1/ */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }) => `${clockTime(from)} --> ${clockTime(to)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** `00:01:05.500` */
function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, -1);
}

/** Escapes the characters that begin markup in a cue. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
