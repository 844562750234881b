import { type NotificationKind, notificationChoices } from '@stratum/contract/notification-kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryTime } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const at = (instant: string, timeZone: string, quietHours: typeof night | null = night) =>
  deliveryTime('new_assessment_month', { timeZone, quietHours }, new Date(instant)).toISOString();

test.each([
  ['Europe/Berlin', '2027-03-27T20:59:59.000Z', '2027-03-27T20:59:59.000Z'],
  ['Europe/Berlin', '2027-03-27T21:00:00.000Z', '2027-03-28T05:00:00.000Z'],
  ['Europe/Berlin', '2027-10-30T23:30:00.000Z', '2027-10-31T06:00:00.000Z'],
  ['America/New_York', '2027-03-14T03:00:00.000Z', '2027-03-14T11:00:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-02T12:00:00.000Z', '2027-10-02T20:00:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-02T20:00:00.000Z', '2027-10-02T20:00:00.000Z'],
])('in %s what comes at %s leaves at %s', (timeZone, now, leaves) => {
  expect(at(now, timeZone)).toBe(leaves);
});

test('quiet hours that begin where the clocks skip hold from the end of the gap', () => {
  const quiet = { from: '02:30', to: '04:00' };
  expect(at('2027-03-28T00:59:59.000Z', 'Europe/Berlin', quiet)).toBe('2027-03-28T00:59:59.000Z');
  expect(at('2027-03-28T01:00:00.000Z', 'Europe/Berlin', quiet)).toBe('2027-03-28T02:00:00.000Z');
});

test('what a time was chosen for, and what happens to the account, waits for nothing', () => {
  const now = new Date('2026-11-20T23:00:00Z');
  const quiet = { timeZone: 'Europe/Berlin', quietHours: night };
  const kinds = Object.keys(notificationChoices) as NotificationKind[];
  const atOnce = kinds.filter((kind) => deliveryTime(kind, quiet, now) === now);
  const ofTheAccount = kinds.filter((kind) => notificationChoices[kind].in_app.length === 1);
  expect(atOnce).toEqual(['checkin_reminder', ...ofTheAccount]);
});

test('at any time of any day: what waits leaves as the clocks show the end, and never within', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, time, time, fc.constantFrom(...zones), (now, from, to, timeZone) => {
      // Both within an hour that the clocks skip: the time between them never comes on that day.
      fc.pre(from.slice(0, 2) !== '02' || to.slice(0, 2) !== '02');
      fc.pre(from !== to);
      const leaves = deliveryTime(
        'new_assessment_month',
        { timeZone, quietHours: { from, to } },
        now,
      );
      expect(leaves.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(leaves.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      const again = deliveryTime(
        'new_assessment_month',
        { timeZone, quietHours: { from, to } },
        leaves,
      );
      expect(again).toEqual(leaves);
    }),
    { numRuns: 150 },
  );
});
