import { boardEndpoints } from '@stratum/contract/endpoints/boards';
import errors from '@stratum/contract/messages/errors.en.json';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../testing/ada.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import Boards from './board/boards.tsx';
import words from './board/messages.en.json';
import { groupId, idOf, server, show, today } from './boards.fixture.tsx';
import { DayDots, DayHead, WeekBeside, WeekTogether } from './index.ts';

const { groupBoard, groupToday, sendCheer } = boardEndpoints;

const boards = (isBesideWeek = false) => (
  <Boards groupId={groupId} me={ada.id} renderPicture={() => null} isBesideWeek={isBesideWeek} />
);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

test('the column says what today and the week are like', async () => {
  await show(
    <>
      <DayHead groupId={groupId} />
      <DayDots groupId={groupId} userId={ada.id} />
      <WeekTogether groupId={groupId} />
    </>,
  );
  await expect.element(page.getByText('23 of 35')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /Personal fitness/ })).toBeVisible();
  await expect
    .element(page.getByText('4 more will fill the week. 12 are still open today.'))
    .toBeVisible();
  await expect.element(page.getByText('16 to 22 November')).toBeVisible();
});

test('the week comes first; boards by points keep one’s own row at the foot, with who is ahead', async () => {
  await page.viewport(390, 844);
  await show(boards());
  await expect.element(page.getByText('24 of them are yours.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await press(words.measure.points);
  await expect.element(page.getByText('5 behind Chloé')).toBeVisible();
  expect(rows().map((text) => text?.slice(0, 1))).toEqual(['1', '2', '2', '4', '5', '6', '7']);
  expect(server.sent(groupBoard).at(-1)?.query).toEqual({ period: 'last_week' });
  await press(words.measure.improved);
  await expect.element(page.getByText(/You have 2 fewer wins than before/)).toBeVisible();
  expect(rows()).toHaveLength(4);
  await press(words.measure.consistency);
  await expect.element(page.getByText('34 of 35')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a row opens cheer and nudge; a cheer that is used is a heart, and a refusal says why', async () => {
  await page.viewport(390, 844);
  let shown = today;
  server.now(
    answering(groupToday, () => shown),
    answering(sendCheer, ({ body: { userId } }) => {
      if (userId === idOf(1)) return refuse('quiet_hours');
      shown = {
        ...today,
        items: today.items.map((item) =>
          item.userId === userId ? { ...item, cheered: true } : item,
        ),
      };
      return { cheered: true, nudged: false, quietUntil: null };
    }),
  );
  await show(boards());
  await press(words.measure.points);
  await press(/Mai/);
  await press('Cheer Mai');
  await expect.element(page.getByRole('img', { name: words.company.cheered })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Mai has your cheer/ })).toBeDisabled();
  expect(server.sent(sendCheer).map(({ body }) => body)).toEqual([{ userId: idOf(2) }]);
  await press(/Jonas/);
  await press('Cheer Jonas');
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.quiet_hours);
});

test('quiet hours say until when, before anything is sent', async () => {
  await page.viewport(390, 844);
  const quiet = { quietUntil: '2026-11-23T07:00:00.000Z' };
  server.now(
    answering(groupToday, {
      ...today,
      items: today.items.map((item) => (item.userId === ada.id ? item : { ...item, ...quiet })),
    }),
  );
  await show(boards());
  await press(words.measure.points);
  await press(/Noor/);
  await expect.element(page.getByText(/Quiet hours until/)).toBeVisible();
});

test('beside the week the boards are one table, sorted by its heads; buttons are reached by keyboard', async () => {
  await page.viewport(1440, 900);
  await show(
    <div className="grid grid-cols-[36rem_17rem]">
      <div>{boards(true)}</div>
      <WeekBeside groupId={groupId} />
    </div>,
  );
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((head) => head.querySelector('bdi')?.textContent);
  await expect.poll(names).toEqual(['Noor', 'Jonas', 'Mai', 'Pavel', 'Bruno', 'Chloé', 'You']);
  const byImproved = page.getByRole('columnheader', { name: words.measure.improved });
  await press(words.measure.improved);
  await expect.element(byImproved).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => names().slice(0, 3)).toEqual(['Bruno', 'Pavel', 'Chloé']);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Nudge Bruno' })).toHaveFocus();
  await expect.element(page.getByRole('cell', { name: /−2 Only you see this/ })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('where nobody shares yet, it says what sharing shows and where to choose', async () => {
  server.now(answering(groupToday, { ...today, items: [] }));
  await show(boards());
  await expect.element(page.getByRole('heading', { name: words.nobody })).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.share })).toBeVisible();
});

test('a board that does not come says so', async () => {
  server.now(answering(groupBoard, refuse('something_went_wrong')));
  await show(boards(true));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
