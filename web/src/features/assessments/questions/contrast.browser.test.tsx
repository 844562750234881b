import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateTheme, fillContrast, systemThemes } from '../../../testing/contrast.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { AnchoredQuestion } from './anchored-question.tsx';
import { StatementQuestion } from './statement-question.tsx';

const labels = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'];
const scale = labels.map((label, index) => ({
  value: index + 1,
  label,
  share: '',
  level: index * 2 + 1,
}));
const behaviours = Array.from({ length: 9 }, (_, index) => `Step ${index + 1}.`);
const nothing = () => undefined;

function Questions() {
  const area = useRef<HTMLDivElement>(null);
  const asked = { number: 1, total: 2, answer: 4, onAnswer: nothing, area };
  const question = { id: 'a', traitId: 'purpose' };
  return (
    <div ref={area}>
      <StatementQuestion
        {...asked}
        question={{ ...question, kind: 'statement', text: 'I choose one thing.' }}
        scale={scale}
      />
      <AnchoredQuestion
        {...asked}
        question={{ ...question, kind: 'anchored', behaviours }}
        onConfirm={nothing}
      />
    </div>
  );
}

/** The clearest fill inside an answer. */
const mark = (name: string) => {
  const answer = page.getByRole('radio', { name, exact: true }).element();
  return Math.max(...[...answer.querySelectorAll('span')].map(fillContrast));
};

describe.each(systemThemes)('in the theme %s', (theme) => {
  beforeEach(() => emulateTheme(theme));
  afterEach(() => emulateTheme('light'));

  test('the chosen answer to a statement and to descriptions is marked', async () => {
    await renderInApp(<Questions />);
    await expect.element(page.getByRole('radio', { name: 'Often' })).toBeChecked();
    expect(mark('Often')).toBeGreaterThan(3);
    expect(mark('Step 4.')).toBeGreaterThan(3);
    expect(mark('Step 3.')).toBeLessThan(3);
  });
});
