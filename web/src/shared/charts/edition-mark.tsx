import type { LineFrame } from './level-line-geometry.ts';

interface EditionMarkProps {
  frame: LineFrame;
  /** Which of the months it stands before. */
  index: number;
}

/** From here on the questions are other ones. */
export function EditionMark({ frame, index }: EditionMarkProps) {
  return (
    <path
      d={`M${frame.column(index).x} ${frame.bandTop(9)}V${frame.baseline}`}
      strokeWidth="1.5"
      strokeDasharray="2 3"
      className="stroke-ink-2"
    />
  );
}
