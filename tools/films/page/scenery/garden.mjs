// A meadow before the ridges, the end of a house with its door, and a shed at the far end.
import { drawRidges } from './ridges.mjs';
import { drawSky } from './sky.mjs';

const ground = 436;
/** It reaches beyond the picture, for views from further away. */
const far = { left: -500, right: 1700 };

export function drawMeadow(context, { sky, tone, sun }) {
  const width = far.right - far.left;
  drawSky(context, { x: far.left, y: -500, width, height: ground + 440 }, sky, sun);
  drawRidges(
    context,
    { x: -300, y: 60, width: 2000, height: ground - 60 },
    { tone, shift: -0.02, climb: 0.92 },
  );
  const grass = context.createLinearGradient(0, ground - 10, 0, 540);
  grass.addColorStop(0, tone('#93b07c'));
  grass.addColorStop(1, tone('#6f9467'));
  context.fillStyle = grass;
  context.fillRect(far.left, ground - 14, width, 700);
  drawTufts(context, tone);
  context.fillStyle = tone('#d3c09b');
  context.fillRect(far.left, 470, width, 52);
}

/** Grass and flowers here and there before the path. */
function drawTufts(context, tone) {
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (let tuft = 0; tuft < 70; tuft += 1) {
    const x = -380 + tuft * 27 + ((tuft * 53) % 19);
    const y = 540 + ((tuft * 47) % 110);
    context.strokeStyle = tone('#5c8459');
    context.beginPath();
    for (const lean of [-6, 0, 6]) {
      context.moveTo(x + lean * 0.3, y);
      context.lineTo(x + lean, y - 13);
    }
    context.stroke();
    if (tuft % 4 > 0) continue;
    context.fillStyle = tone(tuft % 8 === 0 ? '#f1e3c0' : '#c9b7d8');
    context.beginPath();
    context.arc(x + 10, y - 12, 4.5, 0, 2 * Math.PI);
    context.fill();
  }
}

/** @param {{ tone: Function, ink: Function, lit?: number }} look `lit`: how much its lamp and its window shine */
export function drawHouse(context, { tone, ink, lit = 0 }) {
  context.fillStyle = tone('#eadfcb');
  context.fillRect(-500, 60, 650, 412);
  context.fillStyle = tone('#7a4d58');
  context.beginPath();
  context.moveTo(-560, 72);
  context.lineTo(186, 72);
  context.lineTo(150, 30);
  context.lineTo(-560, 30);
  context.closePath();
  context.fill();
  context.fillStyle = tone('#3f6f78');
  context.beginPath();
  context.roundRect(34, 236, 88, 236, [6, 6, 0, 0]);
  context.fill();
  context.fillStyle = tone('#5a8a90');
  for (const y of [256, 364]) context.fillRect(48, y, 60, 84);
  context.fillStyle = ink('#e9c98c', 'light');
  context.beginPath();
  context.arc(110, 358, 4, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = tone('#b7aa98');
  context.fillRect(26, 471, 104, 5);
  drawWindow(context, tone, ink, lit);
  drawWallLamp(context, [78, 196], ink, lit);
}

function drawWindow(context, tone, ink, lit) {
  context.fillStyle = tone('#f7f2e8');
  context.fillRect(-142, 226, 128, 138);
  context.fillStyle = lit > 0 ? ink('#ffdf9f', 'light') : tone('#8fb0bb');
  context.fillRect(-134, 234, 112, 122);
  context.fillStyle = tone('#f7f2e8');
  context.fillRect(-81, 234, 6, 122);
}

function drawWallLamp(context, [x, y], ink, lit) {
  if (lit > 0) {
    const glow = context.createRadialGradient(x, y + 10, 6, x, y + 10, 230);
    glow.addColorStop(0, `${ink('#ffd58f', 'light')}c0`);
    glow.addColorStop(1, `${ink('#ffd58f', 'light')}00`);
    context.fillStyle = glow;
    context.fillRect(x - 230, y - 220, 460, 460);
  }
  context.fillStyle = ink('#4a4658', 'object');
  context.fillRect(x - 14, y - 12, 28, 6);
  context.fillStyle = lit > 0 ? ink('#ffe7b4', 'light') : ink('#c9c4b8', 'object');
  context.beginPath();
  context.roundRect(x - 10, y - 6, 20, 24, 6);
  context.fill();
}

/** Grass that nobody cuts, along what stands there. */
export function drawWeeds(context, { from, to, height, tone }) {
  context.lineCap = 'round';
  context.lineWidth = 4;
  for (let x = from; x < to; x += 9) {
    const long = height * (34 + 30 * Math.sin(x * 1.7) + 16 * Math.sin(x * 0.37));
    context.strokeStyle = tone(Math.round(x) % 2 === 0 ? '#6f9467' : '#86a56f');
    context.beginPath();
    context.moveTo(x, 440);
    context.quadraticCurveTo(x + 2, 440 - long * 0.6, x + 9 * Math.sin(x), 440 - long);
    context.stroke();
  }
}

/** Far off behind the end of the fence, where the path leads. */
export function drawFarShed(context, { tone, ink }) {
  context.fillStyle = tone('#d3c09b');
  context.beginPath();
  context.moveTo(1200, 471);
  context.quadraticCurveTo(1440, 462, 1509, 432);
  context.lineTo(1523, 432);
  context.quadraticCurveTo(1530, 490, 1360, 521);
  context.fill();
  context.save();
  context.translate(1472, 433);
  context.scale(0.42, 0.42);
  drawShed(context, [0, 0], { tone, ink });
  context.restore();
}

/** With its left lower corner at a point; closed by a lock. */
function drawShed(context, [x, y], { tone, ink }) {
  context.fillStyle = tone('#7b6a64');
  context.fillRect(x, y - 190, 210, 190);
  context.fillStyle = tone('#6a5a56');
  for (let plank = 1; plank < 7; plank += 1) context.fillRect(x + plank * 30, y - 190, 2, 190);
  context.fillStyle = tone('#4f4658');
  context.beginPath();
  context.moveTo(x - 20, y - 184);
  context.lineTo(x + 105, y - 258);
  context.lineTo(x + 230, y - 184);
  context.closePath();
  context.fill();
  context.fillStyle = tone('#584b50');
  context.fillRect(x + 62, y - 150, 86, 150);
  context.fillStyle = ink('#c9b27a', 'object');
  context.beginPath();
  context.roundRect(x + 126, y - 84, 18, 16, 3);
  context.fill();
}
