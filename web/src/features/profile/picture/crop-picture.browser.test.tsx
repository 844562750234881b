import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { show } from '../profile.fixture.tsx';
import { CropPicture } from './crop-picture.tsx';
import messages from './messages.en.json';

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';

test('work goes on at the part of the picture, once it is loaded', async () => {
  await show(<CropPicture url={picture} onCrop={() => undefined} />);
  await expect.element(page.getByRole('group', { name: messages.part })).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});
