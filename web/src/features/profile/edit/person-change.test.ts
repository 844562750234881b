import type { Profile } from '@stratum/contract/person';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileDiff, toFields } from './person-change.ts';

const nothingTold = {
  gender: null,
  birthDate: null,
  phone: null,
  country: null,
  state: null,
  city: null,
  organization: null,
};

function profileWith(told: Partial<Profile>): Profile {
  return {
    ...nothingTold,
    first_name: 'Ada',
    last_name: 'Example',
    timeZone: 'Europe/Paris',
    ...told,
  } as Profile;
}

const anyProfile = fc
  .record({
    gender: fc.constantFrom(null, 'male', 'female', 'prefer_not_to_specify'),
    birthDate: fc.constantFrom(null, '1990-02-28', '2000-12-01'),
    phone: fc.constantFrom(null, '+44 20 7946 0018'),
    country: fc.constantFrom(null, 'FR', 'DE'),
    state: fc.constantFrom(null, 'Bretagne'),
    city: fc.constantFrom(null, 'Rennes'),
    organization: fc.constantFrom(null, { name: 'Acme', orgcode: 'ACME-24' }),
  } as const)
  .map((told) => profileWith(told as Partial<Profile>));

describe('what is sent of an edited profile', () => {
  test('is nothing while nothing was changed, spaces and the case of a code aside', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const fields = toFields(profile);
        const city = ` ${fields.city} `;
        expect(profileDiff(profile, fields)).toEqual({});
        expect(
          profileDiff(profile, { ...fields, city, orgcode: fields.orgcode.toLowerCase() }),
        ).toEqual({});
      }),
    );
  });

  test('is only what was changed, and null for what was emptied', () => {
    const profile = profileWith({ city: 'Rennes', phone: '+44 20 7946 0018' });
    const fields = toFields(profile);
    expect(profileDiff(profile, { ...fields, city: 'Lyon' })).toEqual({ city: 'Lyon' });
    expect(profileDiff(profile, { ...fields, phone: ' ' })).toEqual({ phone: null });
  });

  test('tells an emptied name and half a date as they are, for the rules to refuse', () => {
    const profile = profileWith({});
    const fields = toFields(profile);
    const birthDate = { day: '3', month: '', year: '' };
    expect(profileDiff(profile, { ...fields, first_name: '' })).toEqual({ first_name: '' });
    expect(profileDiff(profile, { ...fields, birthDate }).birthDate).not.toBeNull();
  });
});
