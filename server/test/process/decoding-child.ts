import { subscribe } from 'node:diagnostics_channel';
import { decodeInProcess } from '../../src/platform/images/decoder-process.ts';

/** Decodes a picture, and tells the decoder's process id. */
const [path = ''] = process.argv.slice(2);
subscribe('child_process', (message) => {
  const { process: decoder } = message as { process: NodeJS.EventEmitter & { pid: number } };
  decoder.once('message', () => process.send?.(decoder.pid));
});
await decodeInProcess(
  { kind: 'viewable', path, format: 'other' },
  { processorTime: 600, wallClock: 600, memory: Number.POSITIVE_INFINITY },
);
