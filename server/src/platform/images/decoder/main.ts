import type { DecoderMessage, DecoderTask } from '../decoder-task.ts';
import { cutSquare, drawViewable } from './draw.ts';

// The channel closes with the server, one that was killed included; no work holds this thread up.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', (task: DecoderTask) => void perform(task).then(say));
say('ready');

function say(message: DecoderMessage): void {
  process.send?.(message);
}

async function perform(task: DecoderTask): Promise<DecoderMessage> {
  try {
    return { bytes: await (task.kind === 'viewable' ? drawViewable(task) : cutSquare(task)) };
  } catch (error) {
    return { fault: String(error) };
  }
}
