import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { fileIdSchema, userIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, server, showCollection } from '../collection.fixture.tsx';
import messages from '../messages.en.json';

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { getPersonalStuffById, updatePersonalStuffImageFolder } = collectionEndpoints;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictureAt = (place: number, caption: string) => ({
  fileId: fileIdSchema.parse(`01990000-0000-7000-8000-0000000000f${place}`),
  name: `${place}.webp`,
  type: 'image/webp',
  size: 40,
  caption,
  url: pixel,
});

test('pictures of a folder are put in order, named and looked at, by keys as well', async () => {
  let folder = {
    ...note,
    type: 'image_folder' as const,
    content: null,
    images: [pictureAt(1, 'The Ill'), pictureAt(2, 'The Inn'), pictureAt(3, '')],
    imageCount: 3,
  };
  server.now(
    answering(getPersonalStuffById, () => folder),
    answering(uploadEndpoints.fileLink, {
      url: pixel,
      type: 'image/webp',
      name: 'one.webp',
      size: 40,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
    answering(updatePersonalStuffImageFolder, ({ body }) => {
      const images = (body.images ?? []).flatMap(({ fileId, caption = '' }) => {
        const known = folder.images.find((each) => each.fileId === fileId);
        return known ? [{ ...known, caption }] : [];
      });
      folder = { ...folder, images, version: folder.version + 1 };
      const { content: _content, backlinks: _backlinks, preview: _preview, ...listed } = folder;
      return listed;
    }),
  );
  await showCollection(`?item=${note.id}`);
  const captions = () =>
    page
      .getByRole('textbox', { name: messages.caption })
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(captions).toEqual(['The Ill', 'The Inn', '']);
  expect(await accessibilityFaults()).toEqual([]);
  page.getByRole('button', { name: messages.later }).first().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => folder.images.map(({ name }) => name[0]).join('')).toBe('213');
  await expect.element(page.getByRole('button', { name: messages.take_out }).first()).toBeEnabled();
  await page
    .getByRole('button', { name: 'Look closer: 3.webp' })
    .dropTo(page.getByRole('button', { name: 'Look closer: The Inn' }));
  await expect.poll(() => folder.images.map(({ name }) => name[0]).join('')).toBe('321');
  await page.getByRole('textbox', { name: messages.caption }).first().fill('The Etsch');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => folder.images[0]?.caption).toBe('The Etsch');
  await page.getByRole('button', { name: 'Look closer: The Etsch' }).click();
  await expect.element(page.getByRole('dialog', { name: 'The Etsch' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'The Inn' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
