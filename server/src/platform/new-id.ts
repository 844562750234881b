import { uuidv7 } from 'uuidv7';

/** A fresh UUIDv7, branded as the caller expects it. */
export function newId<Id extends string>(): Id {
  return uuidv7() as Id;
}
