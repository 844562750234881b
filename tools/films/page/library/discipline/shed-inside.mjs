// The inside of the shed: planks, what leans and stands about, a window that the day passes by.
import { frame } from '../../scenery/room.mjs';

/** @param {number} gone share of the days that pass, 0 to 1: how far the cobweb has grown */
export function drawShedInside({ context, ink }, time, gone) {
  context.fillStyle = ink('#55485a');
  context.fillRect(-100, -100, frame.width + 200, frame.height + 200);
  context.fillStyle = ink('#4a3f52');
  for (let plank = 0; plank < 22; plank += 1) context.fillRect(-60 + plank * 52, -100, 3, 640);
  context.fillStyle = ink('#3c3446');
  context.fillRect(-100, 456, frame.width + 200, 200);
  drawSmallWindow(context, ink, time);
  drawRake(context, ink);
  drawShelf(context, ink);
  drawBoxes(context, ink);
  drawWeb(context, ink, gone);
}

function drawSmallWindow(context, ink, time) {
  const bright = 0.5 + 0.5 * Math.sin(time * 2.6);
  context.fillStyle = ink('#8fa5c0', 'light');
  context.fillRect(96, 84, 130, 120);
  context.globalAlpha = bright * 0.7;
  context.fillStyle = ink('#ffe7bd', 'light');
  context.fillRect(96, 84, 130, 120);
  context.globalAlpha = bright * 0.16;
  context.beginPath();
  context.moveTo(96, 84);
  context.lineTo(226, 84);
  context.lineTo(760, 470);
  context.lineTo(470, 470);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = ink('#6b5a60');
  context.fillRect(157, 84, 8, 120);
  context.fillRect(96, 140, 130, 8);
}

function drawRake(context, ink) {
  Object.assign(context, { strokeStyle: ink('#8a6c55', 'object'), lineWidth: 9, lineCap: 'round' });
  context.beginPath();
  context.moveTo(300, 470);
  context.lineTo(372, 60);
  context.stroke();
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(330, 52);
  context.lineTo(416, 68);
  for (const tooth of [0, 1, 2, 3, 4]) {
    context.moveTo(332 + tooth * 20, 53 + tooth * 3.6);
    context.lineTo(328 + tooth * 20, 78 + tooth * 3.6);
  }
  context.stroke();
}

function drawShelf(context, ink) {
  context.fillStyle = ink('#7b6155', 'object');
  context.fillRect(520, 396, 360, 14);
  context.fillRect(540, 410, 12, 60);
  context.fillRect(848, 410, 12, 60);
  context.fillRect(520, 210, 360, 12);
  for (const [x, width, height, colour] of [
    [548, 40, 66, '#6d7d92'],
    [600, 34, 48, '#7f8f74'],
    [770, 60, 58, '#8a6f80'],
    [730, 30, 80, '#5c6f86'],
  ]) {
    context.fillStyle = ink(colour, 'object');
    context.beginPath();
    context.roundRect(x, 210 - height, width, height, 5);
    context.fill();
  }
}

function drawBoxes(context, ink) {
  for (const [x, y, width, height, colour] of [
    [430, 350, 150, 120, '#9a7b5c'],
    [690, 330, 140, 66, '#a3835f'],
    [716, 276, 96, 54, '#8e7053'],
    [400, 412, 90, 60, '#86694f'],
  ]) {
    context.fillStyle = ink(colour, 'object');
    context.fillRect(x, y, width, height);
    context.fillStyle = ink('#6f563f', 'object');
    context.fillRect(x, y + height * 0.32, width, 5);
  }
}

function drawWeb(context, ink, gone) {
  context.save();
  context.strokeStyle = `${ink('#ffffff', 'light')}88`;
  context.lineWidth = 1.4;
  context.beginPath();
  for (const [x, y] of [
    [690, 330],
    [640, 300],
    [592, 312],
  ]) {
    context.moveTo(640, 222);
    context.lineTo(640 + (x - 640) * gone, 222 + (y - 222) * gone);
  }
  for (let ring = 1; ring <= 3; ring += 1) {
    const reach = (ring / 3.4) * gone;
    context.moveTo(640 + 50 * reach, 222 + 108 * reach);
    context.quadraticCurveTo(640, 222 + 92 * reach, 640 - 48 * reach, 222 + 90 * reach);
  }
  context.moveTo(600, 222);
  context.lineTo(600, 250 + 60 * gone);
  context.stroke();
  context.fillStyle = ink('#2b2638', 'object');
  context.beginPath();
  context.arc(600, 256 + 60 * gone, 6, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
