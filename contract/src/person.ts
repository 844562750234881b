import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { countryCodes } from './countries.ts';
import { requiredText } from './fields.ts';
import { latestDayStart } from './habits.ts';
import { fileIdSchema, userIdSchema } from './ids.ts';
import { locales } from './locale.ts';
import { weekdays } from './plain-days.ts';

export const localeSchema = z.enum(locales);

/** §3: gender options. */
export const genders = ['male', 'female', 'prefer_not_to_specify'] as const;
export const genderSchema = z.enum(genders);
/** §6. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A country that exists, by its code of ISO 3166-1 alpha-2. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'country')
  .refine((code) => countryCodes.includes(code), 'country');

/** The hour of the clock at which a person's day begins, for those who are up past midnight. */
export const dayStartHourSchema = z.int().min(0).max(latestDayStart);

/** Weekdays that daily wins leave out, each once. */
export const restWeekdaysSchema = z
  .array(z.enum(weekdays))
  .max(weekdays.length)
  .refine((days) => new Set(days).size === days.length, 'choice');

/** Names as get-state and get-city give them, or as typed where they know none. */
export const stateSchema = requiredText(80);
export const citySchema = requiredText(120);

interface PlaceParts {
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly city?: string | null | undefined;
}

/** State and city are given with their country or not at all. */
export function hasItsCountry({ country, state, city }: PlaceParts): boolean {
  return country != null || (state == null && city == null);
}

/** §3: what the client keeps of the signed-in person. */
export const userDataSchema = z.object({
  id: userIdSchema,
  first_name: z.string(),
  /** The picture's file; file-link gives its address. */
  image: fileIdSchema.nullable(),
  assessment_completed: z.boolean(),
  /** Missing in what an earlier release has kept. */
  role: z.enum(roles).optional(),
});
export type UserData = z.infer<typeof userDataSchema>;

export const profileSchema = userDataSchema.extend({
  last_name: z.string(),
  email: z.string(),
  gender: genderSchema.nullable(),
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  organization: z.object({ name: z.string(), orgcode: z.string() }).nullable(),
  smsNotification: z.boolean(),
  locale: localeSchema,
  timeZone: z.string(),
  dayStartHour: dayStartHourSchema,
  /** As last chosen; a change holds from the day after it. */
  restWeekdays: restWeekdaysSchema,
  role: z.enum(roles),
  /** False for who signs in from outside only; reset-password gives such an account one. */
  hasPassword: z.boolean(),
  /** When the account will be gone, where its deletion is under way. */
  deletionDate: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;
