import { expect, test } from 'vitest';
import {
  anchorOf,
  choiceParams,
  comparisonPath,
  parseChoice,
  skillOfAnchor,
  skillPath,
} from './skill-choice.ts';

const traits = new Set(['focus', 'listening']);
const read = (address: string) => parseChoice(new URLSearchParams(address), traits);
const nothing = { category: null, skill: null, comparedWith: null };

test('an address names a skill, a level and what they are compared with', () => {
  expect(read('trait=focus&level=5')).toEqual({
    ...nothing,
    skill: { trait: 'focus', level: 5 },
  });
  expect(read('trait=focus&beside=listening&besideLevel=9')).toEqual({
    ...nothing,
    skill: { trait: 'focus', level: null },
    comparedWith: { trait: 'listening', level: 9 },
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
  expect(read(`trait=focus&level=${level}`).skill).toEqual({ trait: 'focus', level: null });
});

test('what is written into an address is read from it', () => {
  const choice = {
    category: 'mentality',
    skill: { trait: 'focus', level: 3 },
    comparedWith: { trait: 'focus', level: 4 },
  } as const;
  expect(read(choiceParams(choice).toString())).toEqual(choice);
  expect(skillPath({ trait: 'focus' })).toMatch(/\?trait=focus$/);
  expect(comparisonPath(choice.skill, choice.comparedWith)).toMatch(
    /\?trait=focus&level=3&beside=focus&besideLevel=4$/,
  );
});

test('an anchor is of a skill or of one of its behaviours', () => {
  const five = { trait: 'focus', level: 5 };
  const whole = { trait: 'focus', level: null };
  expect(skillOfAnchor(`#${anchorOf(five)}`, traits)).toEqual(five);
  expect(skillOfAnchor(`#${anchorOf(whole)}`, traits)).toEqual(whole);
  expect(['#nowhere', '#', '', '#focus-'].map((hash) => skillOfAnchor(hash, traits))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
