// Where one stands in five corners, and where one stood before. One scene every six seconds.
import { inTurn, radarOn } from './radar-parts.mjs';
import { share } from './stage.mjs';

const now = [5.6, 6.8, 5.2, 6.1, 3.1];
const before = [4.6, 6.6, 3.2, 5.9, 4.2];

export function drawRadar(stage, time) {
  stage.clear();
  const radar = radarOn(stage, [480, 216], 200);
  radar.rings(inTurn(time, 0, 0.42, 1), time > 14 && time < 18 ? 6 : 0);
  radar.spokes(inTurn(time, 6.4, 0.5, 1.2));
  radar.before(before, share(time, 30.5, 3.4));
  radar.shape(now, share(time, 20.8, 1.6));
  const first = share(time, 12.5, 2);
  const others = inTurn(time, 18, 0.45, 1.2);
  radar.points(now, (corner) => (corner === 0 ? first : others(corner)));
  const looked = share(time, 24.6) - share(time, 29.6, 0.6);
  radar.mark(1, now[1], looked);
  radar.mark(4, now[4], share(time, 26.4) - share(time, 29.6, 0.6));
  radar.numerals(inTurn(time, 0.4, 0.42, 0.8));
  radar.move(0, before[0], now[0], share(time, 36.8, 1.2));
  radar.move(2, before[2], now[2], share(time, 37.4, 1.2));
  radar.move(4, before[4], now[4], share(time, 38.8, 1.2));
}
