import { goalIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { history } from '../scores/score-history.fixture.ts';
import { GraphScreen } from './graph-screen.tsx';

/** What was handed to the downloads. */
let saved: { name: string; content: Blob }[];

const server = fakeApi(...history());

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (!(content instanceof Blob)) throw new TypeError('a file is a Blob');
    blobs.set('blob:kept', content);
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    const content = blobs.get(this.getAttribute('href') ?? '');
    if (content) saved.push({ name: this.getAttribute('download') ?? '', content });
  });
});

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const noFilms = { line: null, radar: null };

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{search}</output>;
}

type Props = ComponentProps<typeof GraphScreen>;

const open = (search = '', films: Props['films'] = noFilms, goalMarks: Props['goalMarks'] = []) =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <h1>Graph</h1>
        <Address />
        <GraphScreen films={films} goalMarks={goalMarks} />
      </main>
    </QueryClientProvider>,
    `/en/graphview${search}`,
  );

test('it opens with everything, in the latest year that has a value, and axe finds no fault', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('group', { name: 'Overall, 2026' })).toBeVisible();
  const summary = /^From 4.4 in February to 5.4 in May: \+1.0\./;
  await expect.element(screen.getByText(summary)).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Overall, May 2026' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('the address chooses category, trait, year and month', async () => {
  const screen = await open('?category=mentality&trait=purpose&year=2025');
  await expect.element(screen.getByRole('group', { name: 'Purpose, 2025' })).toBeVisible();
  const month = screen.getByRole('img', { name: 'September 2025: 5.0, level 5, a new level' });
  await expect.element(month).toBeInTheDocument();
});

test('the film stands below the line, and beside that of a trait, which has no radar', async () => {
  const films = { line: <p>How to read it</p>, radar: null };
  const screen = await open('?category=mentality&year=2025', films);
  const film = () => screen.getByText('How to read it').element().getBoundingClientRect();
  const line = (name: string) => screen.getByRole('group', { name }).element();
  await expect.element(screen.getByRole('group', { name: 'Mentality, 2025' })).toBeVisible();
  expect(film().top).toBeGreaterThan(line('Mentality, 2025').getBoundingClientRect().bottom);
  await screen.getByRole('combobox', { name: 'Skill' }).selectOptions('Purpose');
  await expect.element(screen.getByRole('group', { name: 'Purpose, 2025' })).toBeVisible();
  expect(film().left).toBeGreaterThan(line('Purpose, 2025').getBoundingClientRect().right);
});

test('what is chosen by keyboard goes into the address, and a month leaves with its year', async () => {
  const screen = await open('?category=mentality&year=2025&month=2025-09');
  await expect
    .element(screen.getByRole('group', { name: 'Mentality, September 2025' }))
    .toBeVisible();
  (screen.getByRole('combobox', { name: 'Year' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('group', { name: 'Mentality, 2026' })).toBeVisible();
  const address = screen.getByRole('status', { name: 'Address' });
  await expect.element(address).toHaveTextContent('?category=mentality&year=2026');
});

test('the months are read point by point with the arrow keys, and as a table', async () => {
  const screen = await open('?year=2025');
  const line = screen.getByRole('group', { name: 'Overall, 2025' });
  await expect.element(line).toBeVisible();
  const latest = line.getByRole('img', { name: 'September 2025: 4.5, level 5, a new level' });
  await expect.element(latest).toHaveAttribute('tabindex', '0');
  (latest.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(line.getByRole('img', { name: 'August 2025: not assessed' })).toHaveFocus();
  await screen.getByText('Show as a table').first().click();
  await expect.element(screen.getByRole('row', { name: 'March 2025 3.2 3' })).toBeVisible();
});

test('another year has its tab stop at its own latest month', async () => {
  const screen = await open('?year=2025');
  await screen.getByRole('combobox', { name: 'Year' }).selectOptions('2026');
  const latest = screen.getByRole('img', { name: /^May 2026: 5.4, level 5/ });
  await expect.element(latest.first()).toHaveAttribute('tabindex', '0');
});

test('a month that has nothing of its own says as which month it stands', async () => {
  const screen = await open('?month=2025-12&year=2025');
  const carried =
    /Nothing was assessed in this month. The score is carried over from September 2025./;
  await expect.element(screen.getByText(carried)).toBeVisible();
  await expect.element(screen.getByText(/Name 5/)).toBeVisible();
});

test('the table is saved with every month and the scores that are shown', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  expect(saved.map(({ name }) => name)).toEqual(['Overall, 2026.csv']);
  const lines = (await saved[0]?.content.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(14);
  expect(lines.slice(0, 6)).toEqual([
    'Month,Score,Level',
    'January 2026,,',
    'February 2026,4.4,4',
    'March 2026,,',
    'April 2026,,',
    'May 2026,5.4,5',
  ]);
});

test('the picture is a PNG, twice as fine as the drawing, and shows it', async () => {
  const screen = await open();
  const line = screen.getByRole('group', { name: 'Overall, 2026' });
  await screen.getByRole('button', { name: 'Save as a picture' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const [{ name, content } = { name: '', content: new Blob() }] = saved;
  expect(name).toBe('Overall, 2026.png');
  expect(await signature(content)).toBe('89504e470d0a1a0a');
  const [, , width = 0, height = 0] = line.element().getAttribute('viewBox')?.split(' ') ?? [];
  const picture = await createImageBitmap(content);
  expect([picture.width, picture.height]).toEqual([
    2 * (Number(width) + 48),
    2 * (Number(height) + 88),
  ]);
  expect(coloursIn(picture)).toBeGreaterThan(20);
});

test('a radar is pictured with its labels', async () => {
  const screen = await open('?month=2026-05');
  await screen.getByRole('button', { name: 'Save as a picture' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const picture = await createImageBitmap(saved[0]?.content ?? new Blob());
  expect(coloursIn(picture)).toBeGreaterThan(20);
});

test('before the first assessment it says what will stand here', async () => {
  server.now(...history({}));
  const screen = await open();
  const heading = 'Your graph begins with the first assessment';
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

async function signature(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.slice(0, 8).arrayBuffer());
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How many colours a picture has: one alone would be an empty ground. */
function coloursIn(picture: ImageBitmap): number {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const colours = new Set<number>();
  new Uint32Array(data.buffer).forEach((colour) => {
    colours.add(colour);
  });
  return colours.size;
}

test('goals that were reached are marked in their months, in words and with their names', async () => {
  const goalId = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
  const reached = { goalId, goalCategory: 'mentality' as const };
  const screen = await open('?year=2026', noFilms, [
    { ...reached, goalName: 'Sleep seven hours', day: '2026-05-20' },
    { ...reached, goalName: 'Another year', day: '2025-05-20' },
  ]);
  const month = screen.getByRole('img', { name: /^May 2026.*, one goal reached$/ });
  await expect.element(month).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Sleep seven hours' });
  await expect.element(way).toHaveAttribute('href', `/en/goal-details?id=${goalId}`);
  await expect.element(screen.getByRole('link', { name: 'Another year' })).not.toBeInTheDocument();
  await screen.getByText('Show as a table').first().click();
  await expect.element(screen.getByRole('cell', { name: 'Sleep seven hours' })).toBeVisible();
});
