import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { fileIdSchema } from '@stratum/contract/ids';
import { afterEach, describe, expect, test } from 'vitest';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { queryClient } from '../api/query-client.ts';
import { Avatar } from './avatar.tsx';

const { fileLink } = uploadEndpoints;
const fileId = fileIdSchema.parse('01990000-0000-7000-8000-000000000001');
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const server = fakeApi();

const link = (url: string) => ({
  url,
  type: 'image/webp',
  name: 'me',
  size: 1,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
});

const picture = () => document.querySelector('img');

afterEach(() => {
  queryClient.clear();
});

describe('a picture', () => {
  test('is shown by its link', async () => {
    server.now(answering(fileLink, link(pixel)));
    await renderInApp(<Avatar fileId={fileId} name="Ada" />);
    await expect.poll(() => picture()?.naturalWidth).toBe(1);
  });

  test('whose link leads nowhere leaves the initials', async () => {
    server.now(answering(fileLink, link('data:image/gif;base64,broken')));
    const screen = await renderInApp(<Avatar fileId={fileId} name="Ada Lindqvist" />);
    await expect.element(screen.getByText('AL')).toBeVisible();
    await expect.poll(picture).toBeNull();
  });

  test('that may not be seen any more leaves the initials, and is asked for once', async () => {
    server.now(answering(fileLink, refuse('not_found')));
    const screen = await renderInApp(<Avatar fileId={fileId} name="Ada" />);
    await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
    await expect.poll(server.calls).toEqual(['GET /file-link/:fileId']);
    expect(picture()).toBeNull();
  });

  test('there is none of is not asked for', async () => {
    await renderInApp(<Avatar fileId={null} name="Ada" />);
    expect(server.calls()).toEqual([]);
  });
});
