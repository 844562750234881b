import { expect, test } from 'vitest';
import { dueOn, payUntil } from './expiry-kind.ts';

test.each([
  ['Europe/Zurich', '2026-03-15T22:30:00Z', '2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['Europe/Zurich', '2026-03-15T23:30:00Z', '2026-03-30', '2026-03-30T21:59:59.999Z'],
  ['America/New_York', '2026-12-20T02:00:00Z', '2027-01-02', '2027-01-03T04:59:59.999Z'],
  ['UTC', '2026-12-20T00:00:00Z', '2027-01-03', '2027-01-03T23:59:59.999Z'],
])(
  'by the clocks of %s an invoice of %s can be paid until the end of %s',
  (zone, placedAt, day, until) => {
    const end = payUntil('invoice', zone, new Date(placedAt));
    expect(end.toISOString()).toBe(new Date(until).toISOString());
    expect(dueOn({ status: 'placed', payment: 'invoice', payUntil: end }, zone)).toBe(day);
    expect(dueOn({ status: 'paid', payment: 'invoice', payUntil: end }, zone)).toBeNull();
  },
);

test('a card is waited for an hour, and names no day', () => {
  const end = payUntil('stripe', 'UTC', new Date('2026-12-20T10:00:00Z'));
  expect(end.toISOString()).toBe('2026-12-20T11:00:00.000Z');
  expect(dueOn({ status: 'placed', payment: 'stripe', payUntil: end }, 'UTC')).toBeNull();
});
