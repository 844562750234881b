import { fileURLToPath } from 'node:url';
import { type ProcessLimits, runBounded } from '../processes/bounded-process.ts';
import type { DocumentTask, ReadDocument } from './document-task.ts';
import { documentRules } from './rules.ts';

const reader = {
  entry: fileURLToPath(new URL('./reader/main.ts', import.meta.url)),
  heap: 320,
};

/**
 * Reads one document in a process of its own.
 * @throws AppError as `runBounded` does
 */
export function readDocument(
  task: DocumentTask,
  limits: ProcessLimits = documentRules,
): Promise<ReadDocument> {
  return runBounded<DocumentTask, ReadDocument>(reader, task, limits);
}
