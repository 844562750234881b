// A year on the nine bands. One scene every six seconds, as the captions have it; the lowest part of
// the picture is theirs.
import { share } from './stage.mjs';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Scores of twelve months; null where nothing was assessed. */
const scores = [3.4, 3.8, 4.6, 5.1, 5.6, null, null, 6.2, 5.2, 5.9, 6.4, 6.9];
const example = 2;
const last = scores.length - 1;
const plot = { left: 96, right: 912, top: 14, bottom: 366 };
const band = (plot.bottom - plot.top) / levels.length;
const bandTop = (level) => plot.top + (levels.length - level) * band;
const point = (month) => [
  plot.left + 36 + ((plot.right - plot.left - 72) * month) / last,
  plot.top + (levels.length + 0.5 - scores[month]) * band,
];

/** When a month's point appears, seconds. */
const appears = [18.4, 18.9, 6.8, 20.2, 20.9, null, null, 26.4, 30.6, 32.4, 33.2, 36.6];

export function drawLevelLine(stage, time) {
  const { context, palette, faded, levelColour } = stage;
  stage.clear();
  const lit = { 5: share(time, 12.4) - share(time, 18, 0.6), 7: share(time, 37.4) };
  for (const level of levels) {
    const shown = share(time, 0.5 + level * 0.42, 0.8);
    const glow = lit[level] ?? 0;
    faded(shown, () => {
      faded(0.1 + 0.18 * glow, () => {
        context.fillStyle = levelColour(level);
        context.beginPath();
        const width = (plot.right - plot.left) * shown;
        context.roundRect(plot.left, bandTop(level) + 1.5, width, band - 3, 5);
        context.fill();
      });
      const colour = levelColour(level);
      const middle = bandTop(level) + band / 2;
      stage.text(String(level), plot.left - 28, middle, { size: 20 + 7 * glow, colour });
      if (glow > 0) faded(glow, () => stage.ring([plot.left - 28, middle], 19, colour));
    });
  }
  drawMonths(stage, time);
  faded(share(time, 7.4) - share(time, 17.4, 0.8), () => {
    const [x, y] = point(example);
    const guide = { colour: palette.faint, width: 2, dashes: [1, 7] };
    stage.path(
      [
        [x, plot.bottom + 18],
        [x, y],
      ],
      { ...guide, drawn: share(time, 7.4, 1.4) },
    );
    stage.path(
      [
        [x, y],
        [plot.left, y],
      ],
      { ...guide, drawn: share(time, 9.2, 1.4) },
    );
  });
  drawLine(stage, time);
  for (const [month, start] of appears.entries()) {
    if (start === null) continue;
    const shown = share(time, start, 0.7);
    const isLatest = month === last;
    const pulse = month === 8 ? share(time, 31.2, 0.7) - share(time, 35.4, 0.6) : 0;
    faded(pulse, () => stage.ring(point(month), 12 + 8 * pulse, palette.faint));
    faded(shown, () =>
      stage.dot(
        point(month),
        (isLatest ? 13 : 7.5) * shown,
        levelColour(Math.round(scores[month])),
      ),
    );
  }
}

function drawMonths({ palette, faded, text }, time) {
  for (let month = 0; month <= last; month += 1) {
    const isExample = month === example && time > 6 && time < 18;
    const colour = isExample ? palette.ink : palette.faint;
    faded(share(time, 4.6 + month * 0.06), () =>
      text(
        String(month + 1),
        point(example)[0] + ((month - example) * (plot.right - plot.left - 72)) / last,
        plot.bottom + 28,
        {
          size: isExample ? 22 : 18,
          colour,
          weight: isExample ? 600 : 500,
        },
      ),
    );
  }
}

function drawLine(stage, time) {
  const { palette } = stage;
  const line = { colour: palette.ink, width: 3.5 };
  const stretch = (from, to, start, length) => {
    const drawn = share(time, start, length);
    const points = Array.from({ length: to - from + 1 }, (_, at) => point(from + at));
    if (drawn > 0) stage.path(points, { ...line, drawn });
  };
  stretch(0, 4, 18.6, 3.6);
  const bridged = share(time, 24.4, 2);
  if (bridged > 0)
    stage.path([point(4), point(7)], {
      colour: palette.faint,
      width: 3,
      dashes: [1, 10],
      drawn: bridged,
    });
  stretch(7, 8, 30.2, 0.9);
  stretch(8, 10, 32, 1.6);
  stretch(10, 11, 36.2, 0.8);
}
