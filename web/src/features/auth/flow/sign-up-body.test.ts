import { authRoutes } from '@stratum/contract/auth';
import { describe, expect, test } from 'vitest';
import { checkBody } from '../../../shared/forms/problems.ts';
import { noBirthDate } from '../../../shared/person-fields/birth-date.ts';
import { signUpBody } from './sign-up-body.ts';

const identity = {
  first_name: 'Emi',
  last_name: 'Sato',
  email: 'emi@example.org',
  password: 'Engine-1843',
};
const open = {
  gender: null,
  birthDate: noBirthDate,
  phone: '',
  smsNotification: false,
  country: null,
  state: '',
  city: ' ',
  orgcode: '',
};
const bodyOf = (details: Partial<Parameters<typeof signUpBody>[1]>) =>
  signUpBody(identity, { ...open, ...details }, 'de', 'Europe/Berlin');

describe('what is sent to sign up', () => {
  test('leaves out every open field and names language and time zone', () => {
    expect(bodyOf({})).toEqual({
      ...identity,
      smsNotification: false,
      locale: 'de',
      timeZone: 'Europe/Berlin',
    });
    expect(checkBody(authRoutes.signUp.body, bodyOf({})).problems).toBeUndefined();
  });

  test('passes the server’s check when all is filled in', () => {
    const body = bodyOf({
      gender: 'prefer_not_to_specify',
      birthDate: { day: '4', month: '2', year: '1990' },
      phone: ' +49 30 123456 ',
      smsNotification: true,
      country: 'DE',
      state: 'Bayern',
      city: 'Hof ',
      orgcode: 'acme-2026',
    });
    expect(checkBody(authRoutes.signUp.body, body).body).toMatchObject({
      birthDate: '1990-02-04',
      phone: '+49 30 123456',
      smsNotification: true,
      country: 'DE',
      state: 'Bayern',
      city: 'Hof',
      orgcode: 'ACME-2026',
    });
  });

  test('asks for no SMS once the number is gone', () => {
    expect(bodyOf({ phone: ' ', smsNotification: true }).smsNotification).toBe(false);
  });

  test('marks a date that does not exist', () => {
    const body = bodyOf({ birthDate: { day: '31', month: '4', year: '1990' } });
    expect(checkBody(authRoutes.signUp.body, body).problems).toEqual({
      birthDate: { key: 'date' },
    });
  });

  test('lets the server choose where the browser names no time zone', () => {
    expect(signUpBody(identity, open, 'fr', undefined)).not.toHaveProperty('timeZone');
  });
});
