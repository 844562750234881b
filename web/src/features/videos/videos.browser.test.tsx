import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useRoute } from '../../shared/api/queries.ts';
import { ada } from '../../testing/ada.ts';
import { answering, offline } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { savedBookmark, show, video } from '../../testing/films.tsx';
import { signedInAs } from '../../testing/signed-in.ts';
import { LikeButton } from './actions/like-button.tsx';
import { SaveButton } from './actions/save-button.tsx';
import { useMoments } from './data/use-moments.ts';
import { noteView } from './data/view-video.ts';

const { getVideos } = videoListEndpoints;
const { likeVideo, deleteLikeVideo, bookmarkVideo, getMoments, viewVideo } = videoEndpoints;
const server = fakeApi(answering(getVideos, { items: [{ ...video, likes: 900 }], next: null }));
signedInAs(ada.id);

function Film() {
  const [film] = useRoute(getVideos, { query: {} }).data?.items ?? [];
  return (
    film && (
      <>
        <LikeButton video={film} />
        <SaveButton video={film} />
      </>
    )
  );
}

test('likes pressed faster than they are answered reach the server one after the other', async () => {
  const answers: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => answers.push(resolve));
  server.now(
    answering(likeVideo, async () => {
      await hold();
      return { liked: true, likes: 1301 };
    }),
    answering(deleteLikeVideo, async () => {
      await hold();
      return { liked: false, likes: 1300 };
    }),
  );
  await show(<Film />);
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveAccessibleName(/901 likes/);
  await like.click();
  await expect.element(like).toHaveAccessibleName(/900 likes/);
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  for (const count of [1, 2, 3]) {
    await expect.poll(() => answers).toHaveLength(count);
    expect(server.sent(likeVideo).length + server.sent(deleteLikeVideo).length).toBe(count);
    answers.at(-1)?.();
  }
  // Others have liked it, too.
  await expect.element(like).toHaveAccessibleName(/1\.3k likes/);
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('1.3k', { exact: true })).toBeVisible();
});

test('what is saved without a network is shown as saved', async () => {
  server.now(answering(bookmarkVideo, offline));
  await show(<Film />);
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  server.now(answering(bookmarkVideo, savedBookmark));
  expect(server.sent(getVideos)).toHaveLength(1);
});

test('a moment stands in its film’s list before and after the server has it', async () => {
  let isStored = false;
  const answered = Promise.withResolvers<void>();
  const film = { title: video.title, poster: video.poster, posterDark: null };
  const moment = { ...savedBookmark, second: 24.5, note: 'Ring the bell' };
  const createdAt = '2026-11-26T10:00:00.000Z';
  server.now(
    answering(getMoments, () => ({
      items: isStored ? [{ ...film, ...moment, createdAt }] : [],
      next: null,
    })),
    answering(bookmarkVideo, async () => {
      await answered.promise;
      isStored = true;
      return moment;
    }),
  );
  function Moments() {
    const { moments, add } = useMoments(video);
    return (
      <>
        <button type="button" onClick={() => add(24.5, 'Ring the bell')}>
          Keep
        </button>
        {moments.map(({ key, id, note }) => (
          <p key={key}>{`${id === null ? 'waiting' : 'kept'}: ${note}`}</p>
        ))}
      </>
    );
  }
  await show(<Moments />);
  await expect.poll(() => server.sent(getMoments)).toHaveLength(1);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByText('waiting: Ring the bell')).toBeVisible();
  answered.resolve();
  await expect.element(page.getByText('kept: Ring the bell')).toBeVisible();
  expect(server.sent(bookmarkVideo)).toHaveLength(1);
});

test('a view that cannot be noted stops nothing', async () => {
  server.now(answering(viewVideo, offline));
  await expect(noteView(video.id)).resolves.toBeUndefined();
  expect(server.sent(viewVideo)).toHaveLength(1);
});
