import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/in-app.tsx';
import { Heading } from './heading.tsx';

const { innerWidth: width, innerHeight: height } = window;
beforeEach(() => page.viewport(320, 700));
afterEach(() => page.viewport(width, height));

async function linesOf(heading: string): Promise<number> {
  const screen = await renderInApp(
    <main className="wrap">
      <Heading level={1}>{heading}</Heading>
    </main>,
  );
  const element = screen.getByRole('heading').element();
  await document.fonts.ready;
  return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
}

test.each(['Benachrichtigungen', 'Selbsteinschätzung'])(
  'the heading “%s” stands on one line of the narrowest screen',
  async (heading) => {
    expect(await linesOf(heading)).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

test('a longer word is broken, and the page gets no wider', async () => {
  expect(await linesOf('Selbstwahrnehmungsfähigkeiten')).toBe(2);
  expect(document.documentElement.scrollWidth).toBe(320);
});
