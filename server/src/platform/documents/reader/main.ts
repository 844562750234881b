import { serveTask } from '../../processes/serve-task.ts';
import { parseDocument } from './parse-document.ts';

serveTask(parseDocument);
