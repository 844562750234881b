// A film is scenes one after another, each with the second at which it begins.
import { seenBy } from '../scenery/camera.mjs';

/**
 * Draws what is seen at a second; a scene is given its own time and its length.
 * @param {{ scenes: { at: number, draw: (stage: object, time: number, length: number) => void }[], duration: number }} film
 */
export function drawAt({ scenes, duration }, stage, time) {
  const scene = scenes.findLast(({ at }) => at <= time);
  scene.draw(stage, time - scene.at, endOf(scene, scenes, duration) - scene.at);
}

/**
 * A scene in several shots: it goes on while the camera leaps. Its own time runs through.
 * @param {{ at: number, length: number, draw: Function }} scene
 * @param {[from: number, view: { at: number[], zoom: number }][]} shots
 */
export function inShots({ at, length, draw }, shots) {
  return shots.map(([from, view]) => ({
    at: at + from,
    draw: (stage, time) =>
      seenBy(stage.context, view, () => draw(stage, time + from, length, view)),
  }));
}

/** Seconds in which a long scene has one key frame more, so that what is sought is near one. */
const longest = 7;

/** Where key frames pay: a new scene is a new picture anyway. */
export function keysOf({ scenes, duration }) {
  return scenes.flatMap((scene) => {
    const length = endOf(scene, scenes, duration) - scene.at;
    const parts = Math.ceil(length / longest);
    return Array.from({ length: parts }, (_, part) => scene.at + (part * length) / parts);
  });
}

function endOf(scene, scenes, duration) {
  return scenes[scenes.indexOf(scene) + 1]?.at ?? duration;
}
