// A walk: where hands and feet are in each phase of two steps.
import { mix } from './geometry.mjs';
import { standing } from './person.mjs';

/**
 * @param {number} phase 0 to 1 over two steps
 * @returns {{ rise: number, near: object, far: object }} `rise`: of the hips over the ground, in head heights
 */
export function walkPose(phase, { stride = 1.15, leg = 1 } = {}) {
  const rise = (standing - 0.22) * leg + 0.22 - 0.14 - 0.06 * Math.cos(4 * Math.PI * phase);
  return { rise, near: side(phase, stride, leg, rise), far: side(phase + 0.5, stride, leg, rise) };
}

/** Somebody who stands, with a leg's length as in `walkPose`. */
export function standPose(leg = 1) {
  const rise = (standing - 0.22) * leg + 0.2;
  const foot = (forward) => ({ foot: [forward, rise - 0.25], hand: [0.3, 2.4] });
  return { rise, near: foot(-0.05), far: foot(0.3) };
}

function side(phase, stride, leg, rise) {
  const at = phase % 1;
  const isPlanted = at < 0.5;
  const forward = isPlanted ? mix(stride, -stride, at * 2) : mix(-stride, stride, ease(at * 2 - 1));
  const lift = isPlanted ? 0 : Math.sin((at * 2 - 1) * Math.PI) * 0.55;
  const heel = isPlanted ? 0 : Math.sin((at * 2 - 1) * Math.PI) * -0.7;
  const swing = -Math.cos(2 * Math.PI * at);
  return {
    foot: [forward * leg, rise - 0.24 - lift],
    footTurn: heel,
    hand: [0.15 + swing * 0.95, 2.42 - Math.abs(swing) * 0.18],
  };
}

const ease = (share) => share * share * (3 - 2 * share);
