import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/in-app.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import messages from './messages.en.json';

test('the zone stays lit while a file is dragged over what stands in it', async () => {
  const { container } = await renderInApp(
    <ChoosePicture onChoose={() => undefined} problem={undefined} />,
  );
  const button = page.getByRole('button', { name: messages.choose_file });
  await expect.element(button).toBeVisible();
  const drag = (type: string, relatedTarget: Element) =>
    button.element().dispatchEvent(new DragEvent(type, { bubbles: true, relatedTarget }));
  const lit = () => container.querySelector('[data-over]');
  drag('dragover', container);
  await expect.poll(lit).not.toBeNull();
  drag('dragleave', button.element());
  await new Promise(requestAnimationFrame);
  expect(lit()).not.toBeNull();
  drag('dragleave', document.body);
  await expect.poll(lit).toBeNull();
});
