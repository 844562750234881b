import { expect, test } from 'vitest';
import {
  addressOf,
  anchorOf,
  comparisonPath,
  readChoice,
  skillPath,
  slotOfAnchor,
} from './skill-choice.ts';

const traits = new Set(['focus', 'listening']);
const read = (address: string) => readChoice(new URLSearchParams(address), traits);
const nothing = { category: null, slot: null, beside: null };

test('an address names a skill, a level and what they are compared with', () => {
  expect(read('trait=focus&level=5')).toEqual({
    ...nothing,
    slot: { trait: 'focus', level: 5 },
  });
  expect(read('trait=focus&beside=listening&besideLevel=9')).toEqual({
    ...nothing,
    slot: { trait: 'focus', level: null },
    beside: { trait: 'listening', level: 9 },
  });
  expect(read('category=mentality').category).toBe('mentality');
});

test.each(['trait=nowhere&level=5', 'beside=focus', 'category=nowhere', ''])(
  '%j asks for nothing that there is',
  (address) => {
    expect(read(address)).toEqual(nothing);
  },
);

test.each(['0', '10', '2.5', 'x', '', '-1'])('there is no level %j', (level) => {
  expect(read(`trait=focus&level=${level}`).slot).toEqual({ trait: 'focus', level: null });
});

test('what is written into an address is read from it', () => {
  const choice = {
    category: 'mentality',
    slot: { trait: 'focus', level: 3 },
    beside: { trait: 'focus', level: 4 },
  } as const;
  expect(read(addressOf(choice).toString())).toEqual(choice);
  expect(skillPath({ trait: 'focus' })).toMatch(/\?trait=focus$/);
  expect(comparisonPath(choice.slot, choice.beside)).toMatch(
    /\?trait=focus&level=3&beside=focus&besideLevel=4$/,
  );
});

test('an anchor is of a skill or of one of its behaviours', () => {
  const five = { trait: 'focus', level: 5 };
  const whole = { trait: 'focus', level: null };
  expect(slotOfAnchor(`#${anchorOf(five)}`, traits)).toEqual(five);
  expect(slotOfAnchor(`#${anchorOf(whole)}`, traits)).toEqual(whole);
  expect(['#nowhere', '#', '', '#focus-'].map((hash) => slotOfAnchor(hash, traits))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
