// Nearer or further away: the picture's middle is a place of the scene.
import { mix } from '../figure/geometry.mjs';
import { size } from '../stage.mjs';

/** @param {{ at: number[], zoom: number }} view */
export function seenBy(context, { at, zoom }, draw) {
  context.save();
  context.translate(size.width / 2, size.height / 2);
  context.scale(zoom, zoom);
  context.translate(-at[0], -at[1]);
  draw();
  context.restore();
}

/** The whole scene. */
export const wide = { at: [size.width / 2, size.height / 2], zoom: 1 };

/** From one view to another. */
export function viewBetween(one, other, share) {
  return {
    at: [mix(one.at[0], other.at[0], share), mix(one.at[1], other.at[1], share)],
    zoom: mix(one.zoom, other.zoom, share),
  };
}
