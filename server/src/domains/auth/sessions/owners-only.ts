import { AppError } from '../../../platform/http/app-error.ts';
import type { FindCaller } from '../../../platform/http/bind.ts';

/** Finds the sessions of people alone, and none of who looks on as somebody. */
export function ownersOnly(findCaller: FindCaller): FindCaller {
  return async (token) => {
    const caller = await findCaller(token);
    if (caller.viewerId !== null) throw new AppError('invalid_token');
    return caller;
  };
}
