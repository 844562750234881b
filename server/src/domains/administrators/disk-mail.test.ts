import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { mailAboutDisk } from './index.ts';

test('administrators are told of a full disk in their language, and nobody else is', async () => {
  const on = await createTestApp();
  const ada = await on.build.user({ role: 'admin', locale: 'de' });
  await on.build.user();
  await mailAboutDisk(on.deps, 'short');
  expect(on.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [ada.email, 'Die Festplatte des Servers ist voll: Es wird nichts mehr gespeichert'],
  ]);
});
