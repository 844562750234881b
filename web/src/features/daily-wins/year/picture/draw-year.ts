import { habits } from '@stratum/contract/habits';
import { groundEdge, groundLayers } from '../../check-in/landscape.tsx';
import { isLived, type YearData } from '../year-data.ts';
import { weekdayRoom, yearGrid } from '../year-grid.ts';
import { drawMark } from './draw-mark.ts';
import { type Palette, readPalette } from './palette.ts';
import type { PictureWords } from './picture-words.ts';

type Context = OffscreenCanvasRenderingContext2D;

interface YearPicture {
  readonly data: YearData;
  readonly words: PictureWords;
}

/** The shape that links are previewed in. */
const pictureSize = { width: 1200, height: 630 };
const pixelRatio = 2;
const margin = 72;
const ground = 110;
const display = '"Newsreader Stratum", Georgia, serif';
const sans = '"Hanken Grotesk Stratum", sans-serif';
const fonts = {
  title: `600 26px ${sans}`,
  large: `300 132px ${display}`,
  figure: `300 64px ${display}`,
  label: `400 22px ${sans}`,
  month: `400 17px ${sans}`,
  name: `500 34px ${display}`,
};

/** A year of wins as a PNG, in the theme that is shown. @throws where the browser draws none */
export async function yearPicture(picture: YearPicture): Promise<Blob> {
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
  const canvas = new OffscreenCanvas(
    pictureSize.width * pixelRatio,
    pictureSize.height * pixelRatio,
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  context.scale(pixelRatio, pixelRatio);
  drawYear(context, picture, readPalette());
  return canvas.convertToBlob();
}

function drawYear(context: Context, { data, words }: YearPicture, palette: Palette): void {
  drawSky(context, palette);
  drawGround(context, palette);
  context.font = fonts.title;
  context.fillStyle = palette('ink-2');
  context.fillText(words.title, margin, 96);
  drawFigures(context, words, palette);
  drawMark(context, { right: pictureSize.width - margin, y: 70, font: fonts.name }, palette);
  drawDays(context, { data, words }, palette);
}

function drawSky(context: Context, palette: Palette): void {
  const { width, height } = pictureSize;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, palette('sky-high'));
  sky.addColorStop(0.48, palette('sky-mid'));
  sky.addColorStop(0.82, palette('sky-low'));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

function drawGround(context: Context, palette: Palette): void {
  const { width, height } = pictureSize;
  context.save();
  context.translate(0, height - ground);
  context.scale(width / 600, ground / 100);
  for (const layer of groundLayers.toReversed()) {
    context.fillStyle = palette(`ground-${layer}`);
    context.fill(groundShape(layer));
  }
  context.restore();
}

function groundShape(layer: number): Path2D {
  return new Path2D(`${groundEdge(layer)}V101H0Z`);
}

function drawFigures(context: Context, { figures }: PictureWords, palette: Palette): void {
  let x = margin;
  figures.forEach(({ value, label }, index) => {
    context.font = index === 0 ? fonts.large : fonts.figure;
    context.fillStyle = palette('ink');
    context.fillText(value, x, 232);
    const valueWidth = context.measureText(value).width;
    context.font = fonts.label;
    context.fillStyle = palette('ink-2');
    context.fillText(label, x, 272);
    x += Math.max(valueWidth, context.measureText(label).width) + 64;
  });
}

function drawDays(context: Context, { data, words }: YearPicture, palette: Palette): void {
  // Weekdays are not named: their room lies left of the margin.
  const grid = yearGrid(data.year, pictureSize.width - 2 * margin + weekdayRoom);
  const { cell } = grid;
  context.save();
  context.translate(margin - weekdayRoom, 316);
  context.font = fonts.month;
  context.fillStyle = palette('ink-2');
  for (const { month, x, y } of grid.months) context.fillText(words.monthName(month), x, y);
  for (const { date, x, y } of grid.days) {
    const points = data.days.get(date)?.points ?? 0;
    context.translate(x, y);
    if (!isLived(data, date)) drawDot(context, cell, 1, palette('outline'));
    else if (points === 0 && data.frozen.has(date)) drawStroke(context, cell, palette('ink-2'));
    else drawCell(context, cell, points, palette);
    context.translate(-x, -y);
  }
  context.restore();
}

function drawCell(context: Context, cell: number, points: number, palette: Palette): void {
  context.fillStyle = palette(winTokens[points] ?? 'win-0');
  context.beginPath();
  context.roundRect(0, 0, cell, cell, cell * 0.22);
  context.fill();
  if (points === habits.length) drawDot(context, cell, cell * 0.13, palette('win-point'));
}

const winTokens = ['win-0', 'win-1', 'win-2', 'win-3', 'win-4', 'win-5'] as const;

function drawDot(context: Context, cell: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(cell / 2, cell / 2, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawStroke(context: Context, cell: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(cell * 0.2, cell * 0.8);
  context.lineTo(cell * 0.8, cell * 0.2);
  context.stroke();
}
