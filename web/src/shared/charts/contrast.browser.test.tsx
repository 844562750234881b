import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contrastOn, emulateTheme, systemThemes } from '../../testing/contrast.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { LevelLine } from './level-line.tsx';
import { Radar } from './radar.tsx';

const points = [3.2, 4.1, 8.6].map((score, index) => ({ month: `2026-0${index + 1}`, score }));
const axes = points.map(({ month, score }) => ({ id: month, label: month, value: score }));

describe.each(systemThemes)('in the theme %s', (theme) => {
  beforeEach(() => emulateTheme(theme));
  afterEach(() => emulateTheme('light'));

  test.each([
    ['line', <LevelLine key="line" title="A line" points={points} />, '.chart-drawn'],
    [
      'radar',
      <Radar key="radar" title="A radar" kind="trait" axes={axes} />,
      'polygon.stroke-accent, .stroke-accent polygon',
    ],
  ])('the %s, its points and the one with the focus can be seen', async (_, chart, line) => {
    const { container } = await renderInApp(chart);
    await userEvent.tab();
    const on = (colour: string) => contrastOn(container, colour);
    const styleOf = (selector: string) => {
      const found = container.querySelector(selector);
      expect.assert(found, selector);
      return getComputedStyle(found);
    };
    expect(on(styleOf(line).stroke)).toBeGreaterThan(3);
    expect(on(styleOf('.chart-point circle:last-of-type').fill)).toBeGreaterThan(3);
    expect(on(styleOf('.chart-point:focus circle:last-of-type').stroke)).toBeGreaterThan(3);
  });
});
