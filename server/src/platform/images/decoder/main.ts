import { serveTask } from '../../processes/serve-task.ts';
import type { DecoderTask } from '../decoder-task.ts';
import { cutSquare, drawViewable } from './draw.ts';

serveTask((task: DecoderTask) => (task.kind === 'viewable' ? drawViewable(task) : cutSquare(task)));
