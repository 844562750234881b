import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { killFiring } from '../../../test/process/kill-firing.ts';

test('a process that is killed five times while it reminds and mails loses no reminder, and doubles none', async () => {
  const { database } = await createTestApp();
  const count = 150;
  const { once } = await killFiring({ database, kind: 'reminder', count, kills: 5 });
  expect(once).toEqual({
    fired: count,
    listed: count,
    people: count,
    next: count,
    due: count,
    mails: count,
    mailed: count,
  });
  // Six processes start one after the other, which a busy machine needs minutes for.
}, 180_000);
