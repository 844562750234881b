import { z } from 'zod';
import { enteredPasswordSchema, otpSchema, requiredText } from '../fields.ts';

/** What an administrator gives with an act that cannot be taken back: one of both. */
export const confirmationFields = {
  password: enteredPasswordSchema.optional(),
  /** Mailed to accounts without a password, by `sendConfirmationCode`. */
  code: otpSchema.optional(),
} as const;

/** Why something is done; it stands in the audit log. */
export const reasonSchema = requiredText(300);

/** The body of an act that cannot be taken back and says why it is done. */
export const confirmedSchema = z.strictObject({ ...confirmationFields, reason: reasonSchema });

/** What such an act may answer because of its confirmation. */
export const confirmationErrors = ['wrong_credentials', 'wrong_code', 'too_many_requests'] as const;
