// Nine rings around a centre, and shapes on them.
import { share } from './stage.mjs';

const corners = [0, 1, 2, 3, 4];
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Draws radars with their centre and radius at these pixels. */
export function radarOn(stage, [x, y], radius) {
  const { palette, faded, levelColour } = stage;
  const at = (corner, value) => {
    const angle = (corner / corners.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (radius * value) / levels.length;
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  };
  const outline = (value) => corners.map((corner) => at(corner, value));
  return {
    at,
    /** @param {(level: number) => number} shown how far a ring has come, 0 to 1 */
    rings(shown, lit = 0) {
      for (const level of levels) {
        const grown = shown(level);
        faded(grown * (level === lit ? 1 : 0.42), () =>
          stage.path(outline(level * grown), {
            colour: levelColour(level),
            width: level === lit ? 4 : 2,
            isClosed: true,
          }),
        );
      }
    },
    numerals(shown) {
      for (const level of levels)
        faded(shown(level), () => {
          const [, top] = at(0, level);
          stage.text(String(level), x + 14, top + 8, {
            size: 15,
            halo: 6,
            colour: levelColour(level),
          });
        });
    },
    spokes(drawn) {
      for (const corner of corners) {
        const part = drawn(corner);
        faded(part, () => {
          stage.path([[x, y], at(corner, 9 * part)], { colour: palette.outline, width: 2 });
          stage.dot(at(corner, 9 * part), 5, palette.faint);
        });
      }
    },
    before: (values, drawn) =>
      drawn > 0 &&
      stage.path(
        corners.map((corner) => at(corner, values[corner])),
        { colour: palette.faint, width: 3, dashes: [1, 9], isClosed: true, drawn },
      ),
    shape(values, alpha) {
      const points = corners.map((corner) => at(corner, values[corner]));
      faded(alpha, () => {
        faded(0.14, () =>
          stage.path(points, { colour: palette.accent, isClosed: true, fill: palette.accent }),
        );
        stage.path(points, { colour: palette.accent, width: 3.5, isClosed: true });
      });
    },
    points(values, shown) {
      for (const corner of corners) {
        const part = shown(corner);
        const value = values[corner] * part;
        const colour = levelColour(Math.max(1, Math.round(value)));
        faded(Math.min(1, part * 4), () => stage.dot(at(corner, value), 9, colour));
      }
    },
    /** From where a corner was to where it is, with a tip. */
    move(corner, from, to, drawn) {
      if (drawn <= 0) return;
      const [start, end] = [at(corner, from), at(corner, from + (to - from) * drawn)];
      const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
      const tip = (turn) => [
        end[0] - Math.cos(angle + turn) * 13,
        end[1] - Math.sin(angle + turn) * 13,
      ];
      const look = { colour: palette.ink, width: 4.5 };
      stage.path([start, end], look);
      stage.path([tip(0.6), end, tip(-0.6)], look);
    },
    mark: (corner, value, alpha) =>
      faded(alpha, () => stage.ring(at(corner, value), 12 + 8 * alpha, palette.ink)),
  };
}

/** One after the other, `step` seconds apart. */
export const inTurn = (time, start, step, length) => (place) =>
  share(time, start + place * step, length);
