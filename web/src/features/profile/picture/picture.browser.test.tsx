import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { CropPicture } from './crop-picture.tsx';
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

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';

test('work goes on at the part of the picture, once it is loaded', async () => {
  await renderInApp(<CropPicture url={picture} onCrop={() => undefined} />);
  await expect.element(page.getByRole('group', { name: messages.part })).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});
