import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { LevelLine } from './level-line.tsx';
import { Radar } from './radar.tsx';

const points = [
  { month: '2026-01', score: 3.2 },
  { month: '2026-02', score: null },
  { month: '2026-03', score: 4.6 },
];
const axes = [
  { id: 'mentality', label: 'Mentality', value: 5.2, previous: 4.1 },
  { id: 'cognition', label: 'Cognitive abilities', value: null },
  { id: 'emotions', label: 'Mastery of emotions', value: null },
];

test('the line has one tab stop, its latest score, and arrow keys go from month to month', async () => {
  const screen = await renderInApp(<LevelLine title="Level over time" points={points} />);
  const month = (name: string) => screen.getByRole('img', { name });

  await userEvent.tab();
  await expect.element(month('March 2026: 4.6, level 5')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(month('February 2026: not assessed')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(month('January 2026: 3.2, level 3')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByText('Show as a table')).toHaveFocus();
});

test('the line is broken where a month has no score, and bridged with dots', async () => {
  const screen = await renderInApp(<LevelLine title="Level over time" points={points} />);
  const [bridge, line] = [...screen.container.querySelectorAll('g > path')];
  expect(bridge?.getAttribute('d')).toMatch(/^M[\d. ]+L[\d. ]+$/);
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});

test('each axis of the radar says its value and the one before', async () => {
  const screen = await renderInApp(<Radar title="Categories" kind="category" axes={axes} />);
  await userEvent.tab();
  await expect
    .element(screen.getByRole('img', { name: 'Mentality: 5.2, level 5; before 4.1' }))
    .toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(screen.getByRole('img', { name: 'Cognitive abilities: not assessed' }))
    .toHaveFocus();
});

test('the figures of a chart can be read as a table', async () => {
  const screen = await renderInApp(<Radar title="Categories" kind="category" axes={axes} />);
  await screen.getByText('Show as a table').click();
  await expect.element(screen.getByRole('row', { name: 'Mentality 5.2 5 4.1' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Category' })).toBeVisible();
});

test('a table of traits says so', async () => {
  const screen = await renderInApp(<Radar title="Mentality" kind="trait" axes={axes} />);
  await screen.getByText('Show as a table').click();
  await expect.element(screen.getByRole('columnheader', { name: 'Skill' })).toBeVisible();
});

test('axe finds no fault in the charts', async () => {
  const screen = await renderInApp(
    <>
      <LevelLine title="Level over time" points={points} />
      <Radar title="Categories" kind="category" axes={axes} />
    </>,
  );
  await expect.element(screen.getByRole('group', { name: 'Categories' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
