import type { FastifyInstance } from 'fastify';
import type { DiskWatch } from '../disk.ts';
import { AppError } from './app-error.ts';

/** Methods that need no room. */
const allowedMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/** Refuses writes while room on the disk is short, so that reads go on. */
export function installDiskGuard(app: FastifyInstance, disk: Pick<DiskWatch, 'isShort'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(disk.isShort() && !allowedMethods.has(request.method) ? outOfSpace() : undefined);
  });
}

/** @param cause what a write failed with */
export function outOfSpace(cause?: unknown): AppError {
  const sentence = 'no_room';
  return new AppError('something_went_wrong', { status: 503, retryAfter: 30, sentence, cause });
}
