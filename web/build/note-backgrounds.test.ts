import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { noteBackgrounds } from '@stratum/contract/collection-words';
import { expect, test } from 'vitest';

test('every background of notes is drawn, and none besides', () => {
  const drawn = readdirSync(join(import.meta.dirname, '..', 'public', 'note-backgrounds'));
  expect(drawn.toSorted()).toEqual(noteBackgrounds.map((id) => `${id}.svg`).toSorted());
});
