import { AppError } from '../../../platform/http/app-error.ts';
import type { ModuleRow, VideoRow } from '../tables.ts';

/**
 * Since when a film or a module is hidden, once an administrator has said so or otherwise.
 * @throws AppError conflict where the content pack, which it came from, has it no more
 */
export function hiddenAtAfter(
  { slug, hiddenAt, overridden }: VideoRow | ModuleRow,
  hidden: boolean | undefined,
  now: Date,
): Date | null {
  if (hidden === undefined) return hiddenAt;
  if (hidden) return hiddenAt ?? now;
  const isGone = slug !== null && hiddenAt !== null && !overridden.some((one) => one === 'hidden');
  if (isGone) throw new AppError('conflict');
  return null;
}

/** What a change was about, for the audit log. */
export function partsOf({ hidden, ...others }: { readonly hidden?: boolean | undefined }): string {
  const said = hidden === undefined ? [] : [hidden ? 'hidden' : 'shown'];
  return [...Object.keys(others), ...said].join(' ');
}
