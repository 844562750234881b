import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLevelInView } from './use-level-in-view.ts';

test('back at the top of the page, however far the jump, no level is reached', async () => {
  await render(<Levels />);
  const reached = page.getByTestId('reached');
  await expect.element(reached).toHaveTextContent('none');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(reached).toHaveTextContent('3');
  window.scrollTo(0, 0);
  await expect.element(reached).toHaveTextContent('none');
});

function Levels() {
  const list = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<number | null>(null);
  useLevelInView(list, setLevel);
  return (
    <>
      <p data-testid="reached">{level ?? 'none'}</p>
      <div ref={list} style={{ paddingTop: '100vh' }}>
        {[1, 2, 3].map((number) => (
          <section key={number} data-level={number} style={{ height: '100vh' }} />
        ))}
      </div>
      <p style={{ height: '150vh' }}>Begin</p>
    </>
  );
}
