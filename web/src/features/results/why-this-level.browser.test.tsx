import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import type { ScoreReasons } from './score-reasons.ts';
import { WhyThisLevel } from './why-this-level.tsx';

const words = (text: string, label: string, isReversed = false) => ({
  text,
  label,
  level: 7,
  isReversed,
});
const reasons: ScoreReasons = {
  statements: [
    { id: 'purpose.a', answer: 4, words: words('I choose one thing.', 'Often') },
    { id: 'purpose.b', answer: 5, words: words('I keep time for it.', 'Always') },
    { id: 'purpose.c', answer: 2, words: words('I say yes too soon.', 'Rarely', true) },
  ],
  points: { sum: 13, lowest: 3, highest: 15 },
  statementScore: 23 / 3,
  chosen: { level: 6, behaviour: 'Knows what the week is for.' },
  score: 41 / 6,
  isRounded: true,
  level: 7,
  from: 6.5,
  below: 7.5,
};

const open = (given = reasons) =>
  renderInApp(
    <main>
      <h1>Result</h1>
      <h2>Skill by skill</h2>
      <h3>Purpose</h3>
      <WhyThisLevel trait="Purpose" reasons={given} />
    </main>,
  );

test('it is closed at first, and opens by keyboard with every answer and number', async () => {
  const screen = await open();
  const behaviour = screen.getByText('Knows what the week is for.');
  await expect.element(screen.getByText('Why this level')).toBeVisible();
  await expect.element(behaviour).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(behaviour).toBeVisible();
  await expect.element(screen.getByText('2 · Rarely')).toBeVisible();
  const turned = screen.getByText('Asked the other way round: counts as 4', { exact: true });
  await expect.element(turned).toBeVisible();
  expect(turned.elements()).toHaveLength(1);
  await expect
    .element(screen.getByText(/^Your answers add up to 13 points\. .* at level 7\.67\.$/))
    .toBeVisible();
  const middle =
    /halfway between 7\.67 and 6 lies 6\.83, shown as 6\.8\. Level 7 runs from 6\.5 to just under 7\.5\.$/;
  await expect.element(screen.getByText(middle)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('where the questions have changed it says so and shows the answers without words', async () => {
  const statements = reasons.statements.map((statement) => ({ ...statement, words: null }));
  const screen = await open({ ...reasons, statements, chosen: { level: 6, behaviour: null } });
  await screen.getByText('Why this level').click();
  await expect.element(screen.getByText(/^The questions have been reworded/)).toBeVisible();
  await expect.element(screen.getByText('Statement 1')).toBeVisible();
  await expect.element(screen.getByText('4 of 5', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/other way round: counts/)).not.toBeInTheDocument();
});
