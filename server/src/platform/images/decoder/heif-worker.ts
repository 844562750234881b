import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { imageRules } from '../rules.ts';
import { decodeTiles } from './heif-tiles.ts';

// What fails ends the thread with an error, which its starter is told.
const picture = decodeTiles(await readFile(workerData), imageRules);
parentPort?.postMessage(picture, [picture.data.buffer]);
