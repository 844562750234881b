/** What both ends of the live connection know of it, without the schema library. */

/** Below /api/v1. */
export const socketPath = '/socket';

/** Why the server closes a connection; 1009 and 1012 are the protocol's own. */
export const closeCodes = {
  /** The session has ended, or there is none; the reason is `invalid_token` or `token_expired`. */
  unauthorized: 4401,
  authenticationTimeout: 4408,
  /** The client reads too slowly: it connects again, and fetches anew what it shows. */
  slowReader: 4409,
  tooMuch: 4429,
  tooLarge: 1009,
  restart: 1012,
} as const;

/** Bytes of a frame that a client sends. */
export const maxFrameBytes = 64 * 1024;
