import type { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Profile } from '@stratum/contract/person';
import type { RouteBody } from '../../../shared/api/route-input.ts';
import {
  type BirthDate,
  birthDateOf,
  dayOfBirth,
} from '../../../shared/person-fields/birth-date.ts';
import type { Gender } from '../../../shared/person-fields/gender-field.tsx';

/** The profile as it stands in the fields of the form. */
export interface PersonFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: Gender | null;
  readonly birthDate: BirthDate;
  readonly phone: string;
  readonly country: string | null;
  readonly state: string;
  readonly city: string;
  readonly orgcode: string;
  readonly timeZone: string;
}

export type PersonChange = RouteBody<typeof profileEndpoints.updateProfile>;

export function toFields(profile: Profile): PersonFields {
  const { first_name, last_name, gender, country, timeZone } = profile;
  return {
    first_name,
    last_name,
    gender,
    birthDate: birthDateOf(profile.birthDate),
    phone: profile.phone ?? '',
    country,
    state: profile.state ?? '',
    city: profile.city ?? '',
    orgcode: profile.organization?.orgcode ?? '',
    timeZone,
  };
}

/** What is sent: the fields that differ from the profile, emptied ones as null. */
export function profileDiff(profile: Profile, fields: PersonFields): PersonChange {
  const before = normalized(toFields(profile));
  const after = normalized(fields);
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  return Object.fromEntries(changed);
}

function normalized(fields: PersonFields) {
  return {
    first_name: fields.first_name.trim(),
    last_name: fields.last_name.trim(),
    gender: fields.gender,
    birthDate: dayOfBirth(fields.birthDate) ?? null,
    phone: fields.phone.trim() || null,
    country: fields.country,
    state: fields.state.trim() || null,
    city: fields.city.trim() || null,
    orgcode: fields.orgcode.trim().toUpperCase() || null,
    timeZone: fields.timeZone,
  };
}
