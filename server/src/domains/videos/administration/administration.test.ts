import type { VideoId } from '@stratum/contract/ids';
import { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { performanceRoutes } from '@stratum/contract/performance';
import { videoRoutes } from '@stratum/contract/videos';
import { expect, test } from 'vitest';
import { dataOf } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { pngOf } from '../../../../test/files/make-files.ts';
import { filmOf } from '../../../../test/files/make-films.ts';
import { moduleTexts, sendForLibrary, videoTexts } from '../../../../test/library-files.ts';
import { makeModule, makeVideo } from '../../../../test/make-video.ts';
import { newId } from '../../../platform/new-id.ts';
import { putPackLibrary } from '../pack-library.ts';

const hour = 3_600_000;
const mp4 = await filmOf({
  container: 'mp4',
  video: ['avc', 'avc1.64001f'],
  audio: ['aac', 'mp4a.40.2'],
});

async function administering() {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const send = async (type: string, bytes: Buffer) => {
    const { uploadId } = await sendForLibrary(on, admin, { type, bytes });
    return { uploadId };
  };
  const film = async (duration = 60) => ({ ...(await send('video/mp4', mp4)), duration });
  const poster = () => send('image/png', pngOf(16, 9));
  const add = async () => {
    const body = { film: await film(), poster: await poster(), texts: videoTexts };
    return dataOf(await admin.call(routes.addVideo, { body }));
  };
  const change = (videoId: string, body: object) =>
    admin.call(routes.changeVideo, { params: { videoId }, body });
  const seen = async () => dataOf(await admin.call(videoRoutes.getVideos)).items;
  const read = (url: string, range?: string) =>
    on.app.inject({ url, headers: range === undefined ? {} : { range } });
  return { on, admin, film, poster, add, change, seen, read };
}

test('a film that an administrator adds plays in parts from links that are good for hours, and are given anew', async () => {
  const { on, add, seen, read } = await administering();
  const added = await add();
  const [shown] = await seen();
  expect(shown).toMatchObject({ id: added.id, duration: 60, title: 'A second look' });
  expect(shown?.transcript).toEqual(videoTexts.en.captions);
  const url = shown?.sources[0]?.url ?? '';
  const whole = await read(url);
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect(whole.rawPayload.equals(mp4)).toBe(true);
  const part = await read(url, 'bytes=4-99');
  expect([part.statusCode, part.rawPayload.equals(mp4.subarray(4, 100))]).toEqual([206, true]);
  expect((await read(url, 'bytes=9999999-')).statusCode).toBe(416);
  expect((await read(shown?.poster ?? '')).headers['content-type']).toBe('image/webp');
  on.clock.advance(4.5 * hour);
  expect((await read(url)).statusCode).toBe(200);
  on.clock.advance(1.5 * hour);
  expect((await read(url)).statusCode).toBe(403);
  const [renewed] = await seen();
  expect((await read(renewed?.sources[0]?.url ?? '')).statusCode).toBe(200);
});

test('another file keeps likes and what was kept, forgets what was played, and the old one stays for those who watch it', async () => {
  const { on, admin, add, film, poster, change, seen, read } = await administering();
  const { id } = await add();
  const named = { performance_video_id: id };
  await admin.call(videoRoutes.likeVideo, { body: named });
  await admin.call(videoRoutes.bookmarkVideo, { body: { ...named, second: 12 } });
  await admin.call(videoRoutes.videoWatched, { body: { ...named, watched: true } });
  const [before] = await seen();
  expect(before).toMatchObject({ liked: true, completed: true });
  const tooShort = await change(id, { film: await film(9) });
  expect(tooShort).toMatchObject({ status: 422, error: { fields: { 'film.duration': /./ } } });
  const changed = await change(id, { film: await film(30), poster: await poster() });
  expect(dataOf(changed)).toMatchObject({ id, duration: 30, likes: 1 });
  const [after] = await seen();
  expect(after).toMatchObject({ liked: true, likes: 1, progress: 0, completed: false });
  expect(after?.captions).not.toEqual(before?.captions);
  expect(dataOf(await admin.call(videoRoutes.getMoments)).items).toHaveLength(1);
  const sweep = async () => {
    await on.jobs.sendScheduled();
    await on.jobs.drain();
  };
  const old = before?.sources[0]?.url ?? '';
  on.clock.advance(4.5 * hour);
  await sweep();
  expect((await read(old)).statusCode).toBe(200);
  const path = old.split('?')[0]?.replace('/files/', '') ?? '';
  on.clock.advance(2 * hour);
  await sweep();
  await expect(on.storage.read(path)).rejects.toThrow('not_found');
  const [still] = await seen();
  expect((await read(still?.sources[0]?.url ?? '')).statusCode).toBe(200);
});

test('a film that is hidden is not there for anybody, and comes back as it was', async () => {
  const { admin, add, change, seen } = await administering();
  const { id } = await add();
  const named = { performance_video_id: id };
  await admin.call(videoRoutes.likeVideo, { body: named });
  expect(dataOf(await change(id, { hidden: true }))).toMatchObject({ hidden: true });
  expect(await seen()).toEqual([]);
  expect((await admin.call(videoRoutes.viewVideo, { body: named })).status).toBe(404);
  const { items } = dataOf(await admin.call(routes.administeredVideos));
  expect(items).toMatchObject([{ id, hidden: true, texts: videoTexts }]);
  await change(id, { hidden: false });
  expect(await seen()).toMatchObject([{ id, liked: true }]);
});

test('what an administrator changes of the pack’s films and modules outlives a start, and goes with the film', async () => {
  const { on, admin, add, change, seen } = await administering();
  const { db } = on.database;
  const { pack } = on.deps;
  await putPackLibrary(db, pack);
  const [first] = await seen();
  const id = first?.id ?? '';
  const moduleId = first?.moduleIds[0] ?? '';
  await change(id, { texts: videoTexts });
  const changeModule = (body: object) =>
    admin.call(routes.changeModule, { params: { moduleId }, body });
  const own = await add();
  await changeModule({ videoIds: [own.id, id], texts: moduleTexts });
  await putPackLibrary(db, pack);
  const films = async () =>
    dataOf(await admin.call(videoRoutes.getVideos, { query: { moduleId } })).items;
  expect((await films()).map((film) => film.id)).toEqual([own.id, id]);
  expect((await films())[1]).toMatchObject({ title: 'A second look', sources: first?.sources });
  await change(id, { hidden: true });
  await changeModule({ hidden: true });
  await putPackLibrary(db, pack);
  expect((await seen()).map((film) => film.id)).not.toContain(id);
  const { items } = dataOf(await admin.call(performanceRoutes.getPerformanceModule));
  expect(items.map((module) => module.id)).not.toContain(moduleId);
  await change(id, { hidden: false });
  await putPackLibrary(db, pack);
  expect((await seen()).map((film) => film.id)).toContain(id);
  await putPackLibrary(db, { ...pack, lessons: [] });
  expect(await seen()).toMatchObject([{ id: own.id }]);
  expect(await change(id, { hidden: false })).toMatchObject({ status: 409 });
});

test('a module is added to a bucket, with films in its order', async () => {
  const { on, admin } = await administering();
  const [one, other] = [await makeVideo(on), await makeVideo(on)];
  const bucket = 'growth' as const;
  const body = { traitId: 'sleep', bucket, texts: moduleTexts, videoIds: [other, one] };
  const add = (changed: Partial<typeof body> = {}) =>
    admin.call(routes.addModule, { body: { ...body, ...changed } });
  const { id } = dataOf(await add());
  const query = { traitId: 'sleep', bucket: 'growth' } as const;
  const modules = dataOf(await admin.call(performanceRoutes.getPerformanceModule, { query })).items;
  expect(modules).toMatchObject([{ id, title: 'Look twice', act: 'Look at a plan twice.' }]);
  const films = dataOf(await admin.call(videoRoutes.getVideos, { query: { moduleId: id } }));
  expect(films.items.map((film) => film.id)).toEqual([other, one]);
  expect(await add({ traitId: 'juggling' })).toMatchObject({
    status: 422,
    error: { fields: { traitId: /./ } },
  });
  const unknown = newId<VideoId>();
  expect(await add({ videoIds: [unknown] })).toMatchObject({ status: 404 });
  expect(await add({ videoIds: [one, one] })).toMatchObject({ status: 422 });
});

test('captions outside the film or over each other are refused where they stand', async () => {
  const { add, change } = await administering();
  const { id } = await add();
  const said = (from: number, to: number) => ({
    ...videoTexts,
    fr: {
      ...videoTexts.fr,
      captions: [
        { from: 0, to: 4, text: 'Un.' },
        { from, to, text: 'Deux.' },
      ],
    },
  });
  for (const [from, to, field] of [
    [5, 61, 'texts.fr.captions.1.to'],
    [5, 5, 'texts.fr.captions.1.to'],
    [3, 6, 'texts.fr.captions.1.from'],
  ] as const) {
    const { status, error } = await change(id, { texts: said(from, to) });
    expect([status, Object.keys(Object(error).fields)]).toEqual([422, [field]]);
  }
  expect((await change(id, { texts: said(4, 60) })).status).toBe(200);
});

test('what administrators do is in the audit log, without names', async () => {
  const { on, admin, add, change, poster } = await administering();
  const { id } = await add();
  await change(id, { poster: await poster(), hidden: true });
  const body = {
    traitId: 'sleep',
    bucket: 'mastery' as const,
    texts: moduleTexts,
    videoIds: [id],
  };
  const { id: moduleId } = dataOf(await admin.call(routes.addModule, { body }));
  await admin.call(routes.changeModule, { params: { moduleId }, body: { hidden: false } });
  const { rows } = await on.database.pool.query(
    'SELECT action, object_kind AS kind, details FROM audit_log ORDER BY position',
  );
  expect(rows).toEqual([
    { action: 'video_added', kind: 'video', details: {} },
    { action: 'video_changed', kind: 'video', details: { parts: 'poster hidden' } },
    { action: 'module_added', kind: 'module', details: {} },
    { action: 'module_changed', kind: 'module', details: { parts: 'shown' } },
  ]);
});

test('of two changes made from one state the second is refused, and may be made from the present one', async () => {
  const { on, admin, add, change } = await administering();
  const { id, state } = await add();
  expect((await change(id, { hidden: true, state })).status).toBe(200);
  expect((await change(id, { texts: videoTexts, state })).status).toBe(409);
  const [now] = dataOf(await admin.call(routes.administeredVideos, { query: {} })).items;
  expect((await change(id, { hidden: false, state: now?.state })).status).toBe(200);
  const moduleId = await makeModule(on, { films: [] });
  const { items } = dataOf(await admin.call(routes.administeredModules, { query: {} }));
  const module = items.find((one) => one.id === moduleId);
  const changeModule = (body: object) =>
    admin.call(routes.changeModule, { params: { moduleId }, body });
  expect((await changeModule({ videoIds: [id], state: module?.state })).status).toBe(200);
  expect((await changeModule({ texts: moduleTexts, state: module?.state })).status).toBe(409);
});
