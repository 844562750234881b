import { countryCodes } from '@stratum/contract/countries';
import { profileRoutes } from '@stratum/contract/profile';
import { siteRoutes } from '@stratum/contract/site';
import { expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { crisisHelpIn } from './crisis-help.ts';
import { emergencyNumbers } from './emergency-numbers.ts';

const helplineUrl = 'https://findahelpline.com';
const unset = { country: null, emergencyNumber: null, helplineNumber: null, helplineUrl };
const swiss = { ...unset, country: 'CH', emergencyNumber: '144', helplineNumber: '143' };

it('the operator’s numbers are for the operator’s country and for who names none', () => {
  const own = { emergencyNumber: '144', helplineNumber: '143', helplineUrl };
  expect(crisisHelpIn('CH', swiss)).toEqual(own);
  expect(crisisHelpIn(null, swiss)).toEqual(own);
  expect(crisisHelpIn('US', swiss)).toEqual({
    ...own,
    emergencyNumber: '911',
    helplineNumber: null,
  });
});

it('without a setting the number is that of the person’s country, and none where it is not sure', () => {
  const numberIn = (country: string | null) => crisisHelpIn(country, unset).emergencyNumber;
  expect(numberIn('DE')).toBe('112');
  expect(numberIn('GB')).toBe('999');
  expect(numberIn('NZ')).toBeNull();
  expect(numberIn(null)).toBeNull();
  for (const country of emergencyNumbers.keys()) expect(countryCodes).toContain(country);
});

it('a person is told the numbers of the country in their profile', async () => {
  const { build } = await createTestApp();
  const person = await build.user();
  dataOf(await person.call(profileRoutes.updateProfile, { body: { country: 'CA' } }));
  expect(dataOf(await person.call(siteRoutes.crisisHelp))).toMatchObject({
    emergencyNumber: '911',
    helplineUrl,
  });
});
