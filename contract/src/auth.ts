import { z } from 'zod';
import { daySchema, instantSchema, timeZoneSchema } from './calendar.ts';
import { authEndpoints } from './endpoints/auth.ts';
import {
  emailSchema,
  enteredPasswordSchema,
  newPasswordSchema,
  otpSchema,
  phoneSchema,
  requiredText,
} from './fields.ts';
import { sessionIdSchema, userIdSchema } from './ids.ts';
import { defaultLocale } from './locale.ts';
import { categorySchema } from './model.ts';
import { orgcodeSchema } from './organizations.ts';
import {
  citySchema,
  countrySchema,
  genderSchema,
  hasItsCountry,
  localeSchema,
  stateSchema,
  userDataSchema,
} from './person.ts';
import { anyone, defineRoutes, opens, signedIn } from './route.ts';

/** Step 1 of signing up; the screens check it on its own before step 2 opens. */
export const signUpIdentitySchema = z.strictObject({
  first_name: requiredText(60),
  last_name: requiredText(60),
  email: emailSchema,
  password: newPasswordSchema,
});

/** Step 2 of signing up. Only consent, language and time zone have a default; all else may be left open. */
export const signUpDetailsSchema = z
  .strictObject({
    gender: genderSchema.optional(),
    birthDate: daySchema.optional(),
    phone: phoneSchema.optional(),
    country: countrySchema.optional(),
    state: stateSchema.optional(),
    city: citySchema.optional(),
    orgcode: orgcodeSchema.optional(),
    smsNotification: z.boolean().default(false),
    locale: localeSchema.default(defaultLocale),
    timeZone: timeZoneSchema.default('UTC'),
  })
  .refine(hasItsCountry, { path: ['country'], error: 'country' });

export const signUpSchema = z
  .strictObject({ ...signUpIdentitySchema.shape, ...signUpDetailsSchema.shape })
  .refine(hasItsCountry, { path: ['country'], error: 'country' });

/**
 * 256 random bits for the browser that begins a sign-up or a reset: they tell it from others of the
 * same address, and its holder is not counted with strangers.
 */
export const ticketSchema = z.base64url().length(43);

/** Seconds until another code may be asked for, and until the one sent dies. */
export const codeSentSchema = z.object({
  email: z.string(),
  resendAfter: z.int(),
  expiresIn: z.int(),
});

export type CodeSent = z.infer<typeof codeSentSchema>;

/** A code on its way, and the ticket that its entry goes with. */
export const ticketedCodeSchema = codeSentSchema.extend({ ticket: ticketSchema });

/** What a one-time code opens: an account that has none yet, or a new password for one. */
export const codePurposeSchema = z.enum(['verify_email', 'reset_password']);
export type CodePurpose = z.infer<typeof codePurposeSchema>;

export const sessionSchema = z.object({
  accessToken: z.string(),
  expiresAt: instantSchema,
  /** The language of the profile, for a browser that has chosen none. */
  locale: localeSchema,
  userData: userDataSchema,
  assignedCategories: z.array(categorySchema),
});
export type SessionReply = z.infer<typeof sessionSchema>;

/** A sign-in on one device, described by its browser's user agent. */
export const deviceSessionSchema = z.object({
  id: sessionIdSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  /** The session this call is made with. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

const changed = z.object({ changed: z.literal(true) });

export const authRoutes = defineRoutes({
  signUp: {
    ...authEndpoints.signUp,
    summary:
      'Begins an account, to which its ticket leads, and mails a 6-digit code; answers alike for known addresses',
    access: anyone,
    body: signUpSchema,
    reply: ticketedCodeSchema,
    errors: ['invitation_needed', 'too_many_requests'],
  },
  verifyOtp: {
    ...authEndpoints.verifyOtp,
    summary:
      'Proves the mail address with the code and signs in; the ticket may be left out while the address has one pending sign-up only',
    access: anyone,
    body: z.strictObject({ email: emailSchema, otp: otpSchema, ticket: ticketSchema.optional() }),
    reply: sessionSchema,
    errors: ['wrong_code', 'too_many_requests'],
  },
  resendOtp: {
    ...authEndpoints.resendOtp,
    summary:
      'Mails a new code, which ends the old one of the same purpose; answers alike for unknown addresses',
    access: anyone,
    body: z.strictObject({
      email: emailSchema,
      ticket: ticketSchema.optional(),
      purpose: codePurposeSchema.default('verify_email'),
    }),
    reply: codeSentSchema,
    errors: ['too_many_requests'],
  },
  signIn: {
    ...authEndpoints.signIn,
    summary: 'Signs in with mail address and password',
    access: anyone,
    body: z.strictObject({ email: emailSchema, password: enteredPasswordSchema }),
    reply: sessionSchema,
    errors: ['wrong_credentials', 'email_not_verified', 'account_blocked', 'too_many_requests'],
  },
  userExists: {
    ...authEndpoints.userExists,
    summary: 'Tells whether an account has this mail address; the only call that does',
    access: anyone,
    body: z.strictObject({ email: emailSchema }),
    reply: z.object({ exists: z.boolean() }),
    errors: ['too_many_requests'],
  },
  deleteSession: {
    ...authEndpoints.deleteSession,
    summary: 'Ends the session the call is made with',
    access: { policy: 'owner', of: 'params.userId' },
    params: z.object({ userId: userIdSchema }),
    /** Where to go on to, to be signed out of the provider as well. */
    reply: z.object({ ended: z.literal(true), externalSignOutUrl: z.url().nullable() }),
    errors: ['forbidden'],
  },
  forgotPassword: {
    ...authEndpoints.forgotPassword,
    summary:
      'Mails a 6-digit code that opens the way to a new password, and gives the ticket to enter it with; answers alike for all',
    access: anyone,
    body: z.strictObject({ email: emailSchema }),
    reply: ticketedCodeSchema,
    errors: ['too_many_requests'],
  },
  checkOtp: {
    ...authEndpoints.checkOtp,
    summary:
      'Takes the code of forgot-password, with its ticket if there is one, and gives the one-use ticket for reset-password',
    access: anyone,
    body: z.strictObject({ email: emailSchema, otp: otpSchema, ticket: ticketSchema.optional() }),
    reply: z.object({ ticket: ticketSchema, expiresIn: z.int() }),
    errors: ['wrong_code', 'too_many_requests'],
  },
  resetPassword: {
    ...authEndpoints.resetPassword,
    summary:
      'Sets a new password by the ticket of check-otp, and ends every session of the account',
    access: anyone,
    body: z.strictObject({ ticket: ticketSchema, password: newPasswordSchema }),
    reply: changed,
    errors: ['wrong_ticket', 'too_many_requests'],
  },
  updatePassword: {
    ...authEndpoints.updatePassword,
    summary: 'Changes the own password, and ends every other session of the account',
    access: signedIn,
    body: z.strictObject({ currentPassword: enteredPasswordSchema, password: newPasswordSchema }),
    reply: changed,
    errors: ['conflict', 'too_many_requests'],
  },
  sessions: {
    ...authEndpoints.sessions,
    summary: 'Where the person is signed in, the latest use first',
    access: signedIn,
    reply: z.object({ items: z.array(deviceSessionSchema) }),
    errors: [],
  },
  endSession: {
    ...authEndpoints.endSession,
    summary: 'Ends one of the own sessions',
    access: opens({ session: { as: 'owner', id: 'params.sessionId' } }),
    params: z.object({ sessionId: sessionIdSchema }),
    reply: z.object({ ended: z.literal(true) }),
    errors: ['not_found'],
  },
  endOtherSessions: {
    ...authEndpoints.endOtherSessions,
    summary: 'Ends every own session but the one the call is made with',
    access: signedIn,
    reply: z.object({ ended: z.int() }),
    errors: [],
  },
});
