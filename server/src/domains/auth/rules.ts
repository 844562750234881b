/** Figures of one-time codes and sessions, in seconds where they are times. */
export const codeRules = {
  digits: 6,
  lifetime: 10 * 60,
  tries: 5,
  resendAfter: 30,
} as const;

const day = 24 * 60 * 60;

export const resetRules = {
  /** So long a right code may be turned into a new password. */
  ticketLifetime: 10 * 60,
  /** So many codes past their time are swept with each new one. */
  sweep: 100,
} as const;

export const signUpRules = {
  /** A sign-up without a new code for so long is given up. */
  lifetime: day,
  /** So many of those given up are swept with each new one. */
  sweep: 100,
} as const;

export const sessionRules = {
  /** A session not used for so long has expired. */
  idle: 30 * day,
  /** A session has expired after so long, used or not. */
  absolute: 180 * day,
  /** So many sessions an account has at most; the longest unused gives way. */
  atOnce: 100,
  /** Use is noted at most this often. */
  noteEvery: 60,
  /** Rows of expired sessions are kept for so long, to tell token_expired from invalid_token. */
  rememberExpired: 30 * day,
} as const;

/**
 * How often a transaction that ends codes, tickets and sessions of one account is run again: those
 * that begin with the ticket or the code, and those that begin with the account, can deadlock.
 */
export const deadlockRetries = 2;

/** So long after a sign-in its network is trusted. */
export const trustedNetworkLifetime = 30 * day;
