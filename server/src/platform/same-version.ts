import { AppError } from './http/app-error.ts';

/**
 * Refuses a change that was made from another state of a record than the one that is stored now.
 * @throws AppError conflict
 */
export function requireVersion(stored: number, made: number): void {
  if (stored !== made) throw new AppError('conflict');
}
