import { AppError } from '../../platform/http/app-error.ts';

/**
 * A list with one of its ids after another: in the first place after null, at the end where nothing
 * is said.
 * @throws AppError not_found where the other one is not in the list
 */
export function placeAfter<Id extends string>(
  ids: readonly Id[],
  id: Id,
  after: Id | null | undefined,
): Id[] {
  const others = ids.filter((other) => other !== id);
  const place =
    after === undefined ? others.length : after === null ? 0 : others.indexOf(after) + 1;
  if (place === 0 && after !== null && after !== undefined) throw new AppError('not_found');
  return others.toSpliced(place, 0, id);
}
