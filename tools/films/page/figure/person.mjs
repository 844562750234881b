// A person by their dials and a pose: drawn in head heights, with the ground where the pose puts it.
import { add, between, ribbon, smoothOutline, towards, twoBoneReach } from './geometry.mjs';
import { drawHand, shoePath } from './hand.mjs';
import { beardPath, earPath, facePath, glassesPath, hair, mouthPath } from './head.mjs';

/** In head heights. */
const bones = { neck: 0.3, trunk: 2.45, upperArm: 1.42, forearm: 1.22, thigh: 1.82, shin: 1.78 };
const radii = { shoulder: 0.29, elbow: 0.22, wrist: 0.17, hip: 0.47, knee: 0.32, ankle: 0.21 };
/** How high the hips of somebody who stands are over the soles. */
export const standing = bones.thigh + bones.shin + 0.22;

const plain = { width: 1, limb: 1, belly: 0, bust: 0, leg: 1, trunk: 1, head: 1, stoop: 0 };

/**
 * @param {ReturnType<import('./paint.mjs').createBrush>} brush
 * @param {CanvasRenderingContext2D} context
 * @param {object} person dials, skin, hair, garments
 * @param {object} pose
 *   hips: the point between them; lean: of the trunk; gaze: tilt of the head; size: pixels a head;
 *   facing: 1 or -1; mouth: 0 closed, 1 open; breath: 0 out, 1 in; near, far: { hand, reach, handShape,
 *   handTurn, held, foot, footTurn }, points relative to the shoulder's and the hip's line; `reach`: where the
 *   hand is, as `hips` is given; `held`: draws what is between fingers and thumb, with the wrist at [0, 0];
 *   `before`: draws what the near arm lies over, between it and the body
 */
export function drawPerson(context, brush, person, pose) {
  const dials = { ...plain, ...person.dials };
  const body = skeletonOf(dials, pose);
  inHeads(context, pose, () => drawBody(context, brush, person, dials, body, pose));
  pose.before?.();
  inHeads(context, pose, () => {
    drawArm(brush, context, person, dials, body.near, pose.near ?? {}, 0);
  });
}

/** @param {{ hips: number[], size: number, facing?: number }} pose */
function inHeads(context, { hips, facing = 1, size }, draw) {
  context.save();
  context.translate(...hips);
  context.scale(size * facing, size);
  draw();
  context.restore();
}

function drawBody(context, brush, person, dials, body, pose) {
  drawLeg(brush, context, person, dials, body.far, pose.far ?? {}, 0.2);
  drawArm(brush, context, person, dials, body.far, pose.far ?? {}, 0.2);
  drawNeck(brush, person, body);
  drawLeg(brush, context, person, dials, body.near, pose.near ?? {}, 0);
  drawTrunk(brush, person, dials, body, pose.breath ?? 0);
  drawHead(context, brush, person, dials, body, pose);
}

/** Where a person's mouth, ear and wrists are in a pose: what comes from them, goes to them or is held. */
export function landmarksOf(person, pose) {
  const dials = { ...plain, ...person.dials };
  const { hips, facing = 1, size } = pose;
  const { neck, near, far } = skeletonOf(dials, pose);
  const outside = ([x, y]) => [hips[0] + x * size * facing, hips[1] + y * size];
  const tilt = tiltOf(dials, pose);
  const onHead = ([x, y]) => {
    const [across, down] = [(x + 0.02) * dials.head, (y + 0.06) * dials.head];
    return outside([
      neck[0] - 0.02 + across * Math.cos(tilt) - down * Math.sin(tilt),
      neck[1] + across * Math.sin(tilt) + down * Math.cos(tilt),
    ]);
  };
  return {
    mouth: onHead([0.46, -0.24]),
    ear: onHead([-0.03, -0.48]),
    near: outside(near.wrist),
    far: outside(far.wrist),
  };
}

const tiltOf = ({ stoop }, { gaze = 0, lean = 0 }) => gaze + lean * 0.35 + stoop * 0.3;

/** The joints, from the hips at [0, 0]. */
function skeletonOf(dials, pose) {
  const { hips, facing = 1, size, lean = 0, turn = 0.25, breath = 0, near = {}, far = {} } = pose;
  const spine = lean + dials.stoop * 0.5;
  const waist = towards([0, 0], Math.PI - lean * 0.6, bones.trunk * dials.trunk * 0.45);
  const chest = towards(waist, Math.PI - spine, bones.trunk * dials.trunk * 0.45);
  const neck = towards(chest, Math.PI - spine - dials.stoop * 0.3, bones.trunk * 0.1 + bones.neck);
  const nearShoulder = add(chest, [-0.1 - turn * 0.2, 0.05 - 0.13 * breath]);
  const farShoulder = add(chest, [0.08 + turn * 0.35, 0.05 - 0.13 * breath]);
  const nearHip = [-0.02 - turn * 0.15, 0];
  const farHip = [0.04 + turn * 0.2, 0];
  const inside = ([x, y]) => [(x - hips[0]) / (size * facing), (y - hips[1]) / size];
  return {
    waist,
    chest,
    neck,
    near: limbs(dials, nearShoulder, nearHip, near, inside),
    far: limbs(dials, farShoulder, farHip, far, inside),
  };
}

function limbs(
  dials,
  shoulder,
  hip,
  { hand = [0.25, 2.5], reach, foot = [0, bones.thigh + bones.shin] },
  inside,
) {
  const wrist = reach ? inside(reach) : add(shoulder, hand);
  const arm = twoBoneReach(shoulder, wrist, bones.upperArm, bones.forearm, -1);
  const leg = twoBoneReach(hip, add(hip, foot), bones.thigh * dials.leg, bones.shin * dials.leg, 1);
  return { shoulder, hip, elbow: arm.joint, wrist: arm.end, knee: leg.joint, ankle: leg.end };
}

function drawLeg(brush, context, person, { limb }, joints, { footTurn = 0 }, depth) {
  const { hip, knee, ankle } = joints;
  within(context, ankle, -footTurn, () => {
    brush.part(shoePath(person.barefoot), person.barefoot ? person.skin : person.shoes, { depth });
  });
  const line = [hip, knee, ankle];
  const sizes = [radii.hip, radii.knee, radii.ankle].map((radius) => radius * limb);
  brush.part(ribbon(line, sizes, [true, false]), person.trousers, { depth });
}

function drawArm(
  brush,
  context,
  person,
  { limb },
  joints,
  { handShape = 'rest', handTurn, held },
  depth,
) {
  const { shoulder, elbow, wrist } = joints;
  const along = Math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  within(context, wrist, (handTurn ?? along) - Math.PI / 2, () => {
    drawHand(brush, handShape, person.skin, depth / 2, held);
  });
  const sizes = [radii.shoulder, radii.elbow, radii.wrist].map((radius) => radius * limb);
  brush.part(ribbon([shoulder, elbow, wrist], sizes, [true, false]), person.top, { depth });
}

/** Its outline, from the neck down the front and up the back, follows the bend of the spine. */
function drawTrunk(brush, person, { width, belly, bust }, { waist, chest }, breath) {
  const across = (from, to) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy) || 1;
    return [-dy / size, dx / size];
  };
  const [upper, lower] = [across(waist, chest), across([0, 0], waist)];
  const at = (point, [x, y], radius, along = 0) => [
    point[0] + x * radius * width + y * along,
    point[1] + y * radius * width - x * along,
  ];
  const middle = between(chest, waist, 0.5);
  const outline = [
    at(chest, upper, 0.02, 0.36 + breath * 0.08),
    at(chest, upper, 0.26, 0.3 + breath * 0.1),
    at(chest, upper, 0.44 + bust * 0.1 + breath * 0.1, 0.1 + breath * 0.06),
    at(chest, upper, 0.53 + bust * 0.25 + breath * 0.17, -0.25),
    at(middle, upper, 0.54 + bust * 0.3 + belly * 0.25 + breath * 0.1, -0.1),
    at(waist, lower, 0.52 + belly * 0.6),
    at([0, 0], lower, 0.54 + belly * 0.4, 0.2),
    at([0, 0], lower, 0.5 + belly * 0.15, -0.16),
    at([0, 0], lower, 0.3, -0.3),
    at([0, 0], lower, -0.3, -0.3),
    at([0, 0], lower, -0.52, -0.16),
    at([0, 0], lower, -0.55, 0.2),
    at(waist, lower, -0.48),
    at(middle, upper, -0.54),
    at(chest, upper, -0.56, -0.1),
    at(chest, upper, -0.46, 0.16 + breath * 0.1),
    at(chest, upper, -0.26, 0.34 + breath * 0.1),
  ];
  brush.part(smoothOutline(outline), person.top);
}

function drawNeck(brush, person, { chest, neck: top }) {
  const line = [between(chest, top, -0.3), between(chest, top, 0.6), add(top, [0.04, -0.25])];
  brush.part(ribbon(line, [0.3, 0.24, 0.25]), person.skin, { lit: false, depth: 0.12 });
}

function drawHead(context, brush, person, dials, { neck: top }, pose) {
  const { style, colour } = person.hair;
  within(context, add(top, [-0.02, 0]), -tiltOf(dials, pose), () => {
    context.scale(dials.head, dials.head);
    context.translate(0.02, 0.06);
    const { behind, over } = hair[style]();
    if (behind) brush.part(behind, colour);
    brush.part(facePath(), person.skin);
    if (person.beard) brush.part(beardPath(), colour, { lit: false });
    if (pose.mouth > 0) brush.part(mouthPath(pose.mouth), person.skin, { lit: false, depth: 0.75 });
    if (style !== 'scarf') brush.part(earPath(), person.skin, { lit: false, depth: 0.1 });
    for (const path of over)
      brush.part(path, colour, { lit: over.length === 1 && style !== 'bald' });
    if (person.glasses) brush.part(glassesPath(), '#3a3440', { lit: false });
  });
}

function within(context, [x, y], angle, draw) {
  context.save();
  context.translate(x, y);
  context.rotate(-angle);
  draw();
  context.restore();
}
