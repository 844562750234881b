// Two months on one radar, and the change in each corner. One scene every six seconds.
import { inTurn, radarOn } from './radar-parts.mjs';
import { share } from './stage.mjs';

const before = [4.6, 6.9, 2.8, 4.1, 4.3];
const after = [5.6, 6.9, 5.8, 6.1, 3.3];
const changes = after.map((value, corner) => Math.round(value - before[corner]));
const overall = changes.reduce((sum, change) => sum + change, 0) / changes.length;
/** When a corner's change is told, seconds. */
const told = [31.2, 24.6, 12.8, 31.8, 18.8];
const rows = { top: 44, height: 50, zero: 762, unit: 42 };

/** Whole numbers alone: a decimal sign would belong to one language. */
const signed = (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

export function drawComparison(stage, time) {
  const { palette, faded } = stage;
  stage.clear();
  const radar = radarOn(stage, [290, 212], 196);
  radar.rings(inTurn(time, -1, 0.12, 0.8));
  radar.numerals(inTurn(time, -0.8, 0.12, 0.8));
  radar.spokes(() => share(time, 0.6));
  radar.before(before, share(time, 1.6, 3));
  radar.shape(after, share(time, 8.4, 1.4));
  radar.points(after, inTurn(time, 6.4, 0.3, 1.2));
  for (const [corner, start] of told.entries()) {
    radar.move(
      corner,
      before[corner],
      after[corner],
      changes[corner] === 0 ? 0 : share(time, start),
    );
    const isNews = time >= 12 && time < 30;
    radar.mark(
      corner,
      after[corner],
      isNews ? share(time, start) - share(time, start + 4.6, 0.6) : 0,
    );
  }
  faded(share(time, 12.2), () =>
    stage.path(
      [
        [rows.zero, rows.top - 30],
        [rows.zero, rows.top + rows.height * 4 + 30],
      ],
      { colour: palette.outline, width: 2 },
    ),
  );
  for (const [corner, start] of told.entries()) drawRow(stage, corner, time, start);
  faded(share(time, 36.6, 1.2), () =>
    stage.text(signed(overall), rows.zero, 336, { size: 72, weight: 300 }),
  );
}

function drawRow(stage, corner, time, start) {
  const { palette, faded, context } = stage;
  const change = changes[corner];
  const shown = share(time, start + 0.7, 1.1);
  const y = rows.top + rows.height * corner;
  const most = change === Math.max(...changes) || change === Math.min(...changes);
  const looked = most ? share(time, 33.4) : 0;
  faded(share(time, start + 0.4), () => {
    drawCorner(stage, corner, [596, y]);
    const length = change * rows.unit * shown;
    faded(0.35 + 0.65 * looked, () => {
      context.fillStyle = change < 0 ? palette.faint : palette.accent;
      context.beginPath();
      context.roundRect(Math.min(rows.zero, rows.zero + length), y - 9, Math.abs(length), 18, 4);
      context.fill();
    });
    const beyond = change < 0 ? -26 : 26;
    stage.text(signed(change), rows.zero + length + beyond, y, { size: 24 + 5 * looked });
  });
}

/** A small pentagon that says which corner is meant. */
function drawCorner(stage, corner, centre) {
  const glyph = radarOn(stage, centre, 19);
  const outline = [0, 1, 2, 3, 4].map((each) => glyph.at(each, 9));
  stage.path(outline, { colour: stage.palette.outline, width: 2, isClosed: true });
  stage.dot(glyph.at(corner, 9), 6, stage.palette.ink);
}
