import { z } from 'zod';
import { daySchema, timeZoneSchema } from './calendar.ts';
import { profileEndpoints } from './endpoints/profile.ts';
import { phoneSchema, requiredText } from './fields.ts';
import { uploadIdSchema } from './ids.ts';
import { orgcodeSchema } from './organizations.ts';
import {
  citySchema,
  countrySchema,
  dayStartHourSchema,
  genderSchema,
  localeSchema,
  profileSchema,
  restWeekdaysSchema,
  stateSchema,
} from './person.ts';
import { defineRoutes, signedIn } from './route.ts';

const fraction = z.number().min(0).max(1);

/** A square of a picture, in fractions: `left` and `size` of its width, `top` of its height. */
export const imageCropSchema = z.strictObject({
  left: fraction,
  top: fraction,
  size: fraction.positive(),
});

/** What is left out stays as it is; null empties a field that may be empty. */
export const profileChangeSchema = z.strictObject({
  first_name: requiredText(60).optional(),
  last_name: requiredText(60).optional(),
  gender: genderSchema.nullable().optional(),
  birthDate: daySchema.nullable().optional(),
  phone: phoneSchema.nullable().optional(),
  country: countrySchema.nullable().optional(),
  state: stateSchema.nullable().optional(),
  city: citySchema.nullable().optional(),
  orgcode: orgcodeSchema.nullable().optional(),
  locale: localeSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  /** The hour a day of daily wins begins at. */
  dayStartHour: dayStartHourSchema.optional(),
  /** Replaces those there are, from tomorrow on; what is past keeps those it had. */
  restWeekdays: restWeekdaysSchema.optional(),
  /** An own upload, which becomes the picture; null removes the picture. */
  image: uploadIdSchema.nullable().optional(),
  /** The part of the upload to show; its middle where left out. */
  imageCrop: imageCropSchema.optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const profileRoutes = defineRoutes({
  profileInfo: {
    ...profileEndpoints.profileInfo,
    summary: 'The profile of the signed-in person',
    access: signedIn,
    reply: profileSchema,
    errors: [],
  },
  updateProfile: {
    ...profileEndpoints.updateProfile,
    summary: 'Changes the fields given, and answers the whole profile',
    access: signedIn,
    body: profileChangeSchema,
    reply: profileSchema,
    errors: [
      'not_found',
      'upload_unfinished',
      'upload_used',
      'file_too_large',
      'unsupported_file',
      'unreadable_file',
      'too_many_requests',
    ],
  },
  updateSmsNotification: {
    ...profileEndpoints.updateSmsNotification,
    summary: 'Allows or ends text messages; a phone number is needed to allow them',
    access: signedIn,
    body: z.strictObject({ smsNotification: z.boolean() }),
    reply: z.object({ smsNotification: z.boolean() }),
    errors: ['too_many_requests'],
  },
});
