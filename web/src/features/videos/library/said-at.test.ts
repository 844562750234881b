import { expect, test } from 'vitest';
import { saidAt } from './said-at.ts';

const transcript = [
  { from: 0.5, to: 4.5, text: 'Ton corps a sa propre horloge.' },
  { from: 12, to: 18, text: 'Elle suit la lumière et l’heure du lever.' },
];

test.each([
  ['horloge', 0.5],
  ['LUMIERE', 12],
  ['lum', 12],
  ['heure', 12],
  ['rien lever', 12],
])('%s is said where a word begins with it', (search, from) => {
  expect(saidAt(transcript, search)?.from).toBe(from);
});

test.each(['loge', '', '?!'])('%s is said nowhere', (search) => {
  expect(saidAt(transcript, search)).toBeUndefined();
});
