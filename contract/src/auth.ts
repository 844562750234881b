import { z } from 'zod';
import { daySchema, instantSchema, timeZoneSchema } from './calendar.ts';
import {
  emailSchema,
  enteredPasswordSchema,
  newPasswordSchema,
  otpSchema,
  phoneSchema,
  requiredText,
} from './fields.ts';
import { userIdSchema } from './ids.ts';
import { defaultLocale } from './locale.ts';
import { categorySchema } from './model.ts';
import { countrySchema, genderSchema, localeSchema, userDataSchema } from './person.ts';
import { anyone, defineRoutes } from './route.ts';

/** Step 1 of signing up; the screens check it on its own before step 2 opens. */
export const signUpIdentitySchema = z.strictObject({
  first_name: requiredText(60),
  last_name: requiredText(60),
  email: emailSchema,
  password: newPasswordSchema,
});

/** Step 2 of signing up. Gender, birth date, phone and country may be left open. */
export const signUpDetailsSchema = z.strictObject({
  gender: genderSchema.optional(),
  birthDate: daySchema.optional(),
  phone: phoneSchema.optional(),
  country: countrySchema.optional(),
  smsNotification: z.boolean().default(false),
  locale: localeSchema.default(defaultLocale),
  timeZone: timeZoneSchema.default('UTC'),
});

export const signUpSchema = z.strictObject({
  ...signUpIdentitySchema.shape,
  ...signUpDetailsSchema.shape,
});

/** What sign-up hands out to tell one pending sign-up of an address from the others: 256 random bits. */
export const ticketSchema = z.base64url().length(43);

/** Seconds until another code may be asked for, and until the one sent dies. */
export const codeSentSchema = z.object({
  email: z.string(),
  resendAfter: z.int(),
  expiresIn: z.int(),
});

export const signedUpSchema = codeSentSchema.extend({ ticket: ticketSchema });

export const sessionSchema = z.object({
  accessToken: z.string(),
  expiresAt: instantSchema,
  userData: userDataSchema,
  assignedCategories: z.array(categorySchema),
});
export type SessionReply = z.infer<typeof sessionSchema>;

export const authRoutes = defineRoutes({
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    summary:
      'Begins an account, to which its ticket leads, and mails a 6-digit code; answers alike for known addresses',
    access: anyone,
    body: signUpSchema,
    reply: signedUpSchema,
    errors: ['too_many_requests'],
  },
  verifyOtp: {
    method: 'POST',
    path: '/auth/verify-otp',
    summary:
      'Proves the mail address with the code and signs in; the ticket may be left out while the address has one pending sign-up only',
    access: anyone,
    body: z.strictObject({ email: emailSchema, otp: otpSchema, ticket: ticketSchema.optional() }),
    reply: sessionSchema,
    errors: ['wrong_code', 'too_many_requests'],
  },
  resendOtp: {
    method: 'POST',
    path: '/auth/resend-otp',
    summary:
      'Mails a new code, which ends the old one of the same sign-up; answers alike for unknown addresses',
    access: anyone,
    body: z.strictObject({ email: emailSchema, ticket: ticketSchema.optional() }),
    reply: codeSentSchema,
    errors: ['too_many_requests'],
  },
  signIn: {
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Signs in with mail address and password',
    access: anyone,
    body: z.strictObject({ email: emailSchema, password: enteredPasswordSchema }),
    reply: sessionSchema,
    errors: ['wrong_credentials', 'email_not_verified', 'too_many_requests'],
  },
  userExists: {
    method: 'POST',
    path: '/auth/user-exists',
    summary: 'Tells whether an account has this mail address; the only call that does',
    access: anyone,
    body: z.strictObject({ email: emailSchema }),
    reply: z.object({ exists: z.boolean() }),
    errors: ['too_many_requests'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/auth/delete-session/:userId',
    summary: 'Ends the session the call is made with',
    access: { policy: 'owner', of: 'params.userId' },
    params: z.object({ userId: userIdSchema }),
    reply: z.object({ ended: z.literal(true) }),
    errors: ['forbidden'],
  },
});
