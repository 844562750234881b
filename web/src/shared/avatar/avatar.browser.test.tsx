import type { FileId } from '@stratum/contract/ids';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { queryClient } from '../api/query-client.ts';
import { Avatar } from './avatar.tsx';

const fileId = 'a-file' as FileId;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function answering(status: number, data: unknown) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: status === 200, data }, { status }));
}

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
  vi.restoreAllMocks();
});

describe('a picture', () => {
  test('is shown by its link', async () => {
    answering(200, link(pixel));
    await renderInApp(<Avatar fileId={fileId} name="Ada" />);
    await expect.poll(() => picture()?.naturalWidth).toBe(1);
  });

  test('whose link leads nowhere leaves the initials', async () => {
    answering(200, link('data:image/gif;base64,broken'));
    const screen = await renderInApp(<Avatar fileId={fileId} name="Ada Lindqvist" />);
    await expect.element(screen.getByText('AL')).toBeVisible();
    await expect.poll(picture).toBeNull();
  });

  test('that may not be seen any more leaves the initials, and is asked for once', async () => {
    const calls = answering(404, null);
    const screen = await renderInApp(<Avatar fileId={fileId} name="Ada" />);
    await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
    await expect.poll(() => calls.mock.calls.length).toBe(1);
    expect(picture()).toBeNull();
  });

  test('there is none of is not asked for', async () => {
    const calls = answering(200, link(pixel));
    await renderInApp(<Avatar fileId={null} name="Ada" />);
    expect(calls).not.toHaveBeenCalled();
  });
});
