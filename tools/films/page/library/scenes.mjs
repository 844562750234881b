// A film is scenes one after another; each is given its own time and its length.

/**
 * @param {{ at: number, draw: (stage: object, time: number, length: number) => void }[]} scenes
 *   with the second at which each begins
 * @param {number} duration seconds
 * @returns {(stage: { context: CanvasRenderingContext2D, ink: Function }, time: number) => void}
 */
export function inOrder(scenes, duration) {
  return (stage, time) => {
    const scene = scenes.findLast(({ at }) => at <= time);
    const next = scenes[scenes.indexOf(scene) + 1]?.at ?? duration;
    scene.draw(stage, time - scene.at, next - scene.at);
  };
}
