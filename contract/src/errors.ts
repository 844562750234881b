/**
 * The closed list of error codes with their HTTP status. `invalid_token` and `token_expired` travel
 * as bare text and end the client's session; every other code travels inside an object.
 * `something_went_wrong` answers 503 with Retry-After while the server cannot serve: no database, no
 * room on the disk, too busy, stopping.
 */
export const errorStatus = {
  malformed: 400,
  invalid_token: 401,
  token_expired: 401,
  wrong_credentials: 401,
  forbidden: 403,
  email_not_verified: 403,
  external_unverified: 403,
  upload_expired: 403,
  consent_required: 403,
  account_blocked: 403,
  invitation_needed: 403,
  read_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  upload_used: 409,
  upload_unfinished: 409,
  idempotency_mismatch: 409,
  last_administrator: 409,
  group_full: 409,
  too_late: 409,
  version_conflict: 409,
  quota_exceeded: 409,
  quiet_hours: 409,
  rate_expired: 409,
  out_of_stock: 409,
  total_changed: 409,
  promo_refused: 409,
  ordering_closed: 409,
  order_status: 409,
  payload_too_large: 413,
  file_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unsupported_file: 415,
  unsupported_film: 415,
  invalid_input: 422,
  unreadable_file: 422,
  wrong_code: 422,
  wrong_ticket: 422,
  external_refused: 422,
  assessment_incomplete: 422,
  promo_unknown: 422,
  promo_not_started: 422,
  promo_ended: 422,
  promo_used_up: 422,
  promo_used_by_you: 422,
  promo_below_minimum: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  something_went_wrong: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const sessionEndingCodes = ['invalid_token', 'token_expired'] as const;
export type SessionEndingCode = (typeof sessionEndingCodes)[number];

export function endsSession(code: unknown): code is SessionEndingCode {
  return sessionEndingCodes.some((ending) => ending === code);
}
