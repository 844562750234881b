// A film is scenes one after another, each with the second at which it begins.

/**
 * Draws what is seen at a second; a scene is given its own time and its length.
 * @param {{ scenes: { at: number, draw: (stage: object, time: number, length: number) => void }[], duration: number }} film
 */
export function drawAt({ scenes, duration }, stage, time) {
  const scene = scenes.findLast(({ at }) => at <= time);
  scene.draw(stage, time - scene.at, endOf(scene, scenes, duration) - scene.at);
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
