import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { imageRules } from '../rules.ts';
import { decodeTiles } from './heif-tiles.ts';

// An exception ends the thread, and the parent's Worker emits it as `error`.
const picture = decodeTiles(await readFile(workerData), imageRules);
parentPort?.postMessage(picture, [picture.data.buffer]);
