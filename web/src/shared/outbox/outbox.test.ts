import { idempotencyKeyDays } from '@stratum/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { fakeBrowser, settled } from './outbox.fixture.ts';

const noNetwork = new CallError({ code: 'offline', message: 'No network' });
const refusal = new CallError({
  code: 'invalid_input',
  message: 'Not so',
  fields: { date: 'A day can be filled in for seven days.' },
});
const bodies = (sent: readonly { entry: { input: { body?: unknown } } }[]) =>
  sent.map(({ entry }) => entry.input.body);

/** A tab whose first write has found no network. */
async function tabWithoutNetwork() {
  const browser = fakeBrowser();
  const tab = await browser.openTab();
  tab.tap('alarm');
  await settled();
  browser.sent[0]?.fail(noNetwork);
  await settled();
  return { ...browser, ...tab };
}

describe('sending', () => {
  it('shows a write at once, stores it before it is sent, and lets it go once it is taken', async () => {
    const { openTab, sent, stored } = fakeBrowser();
    const { tap, waiting, taken } = await openTab();
    tap('alarm');
    expect(waiting()).toHaveLength(1);
    await settled();
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject([{ key: sent[0]?.entry.key, isSent: true }]);
    sent[0]?.succeed();
    await settled();
    expect(taken.map(({ id }) => id)).toEqual([sent[0]?.entry.id]);
    expect([...waiting(), ...stored()]).toEqual([]);
  });

  it('keeps the order of one object, and sends different ones at once', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap } = await openTab();
    tap('alarm');
    tap('alarm', { value: false });
    tap('fitness', { day: '2026-11-21' });
    await settled();
    expect(bodies(sent)).toEqual([{ alarm: true }, { fitness: true }]);
    sent[0]?.succeed();
    await settled();
    expect(bodies(sent)[2]).toEqual({ alarm: false });
  });

  it('keeps the order also when the clock is set back', async () => {
    const { openTab, advance } = fakeBrowser();
    const { tap, waiting } = await openTab();
    tap('alarm');
    advance(-3_600_000);
    tap('alarm', { value: false });
    expect(waiting().map(({ input }) => input.body)).toEqual([{ alarm: true }, { alarm: false }]);
  });
});

describe('one write in place of another', () => {
  it('is made only of what is not under way', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap } = await openTab();
    tap('alarm', { isMerged: true });
    await settled();
    tap('fitness', { isMerged: true });
    tap('nutrition', { isMerged: true });
    sent[0]?.succeed();
    await settled();
    expect(bodies(sent)).toEqual([{ alarm: true }, { fitness: true, nutrition: true }]);
  });

  it('has a key of its own where the server may have the first', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap, waiting } = await openTab();
    tap('alarm', { isMerged: true });
    await settled();
    sent[0]?.fail(noNetwork);
    await settled();
    tap('alarm', { isMerged: true, value: false });
    await settled();
    expect(bodies(sent)).toEqual([{ alarm: true }, { alarm: false }]);
    expect(sent[1]?.entry.key).not.toBe(sent[0]?.entry.key);
    expect(waiting()).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('is followed by tries with the same key, later each time, and at once when asked for', async () => {
    const { sent, outbox, retries } = await tabWithoutNetwork();
    expect(retries.at(-1)).toBe(1_000);
    void outbox.flush();
    await settled();
    sent[1]?.fail(noNetwork);
    await settled();
    expect(retries.at(-1)).toBe(2_000);
    expect(new Set(sent.map(({ entry }) => entry.key)).size).toBe(1);
    const flushed = outbox.flush();
    await settled();
    sent[2]?.succeed();
    expect(await flushed).toBe(true);
  });

  it('makes what follows wait, of the same object alone', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap } = await openTab();
    tap('alarm');
    tap('alarm', { value: false });
    await settled();
    sent[0]?.fail(noNetwork);
    tap('alarm', { day: '2026-11-21' });
    await settled();
    expect(sent.map(({ entry }) => entry.object)).toEqual(['2026-11-22', '2026-11-21']);
  });

  it('waits as long as the server asks for', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap, retries } = await openTab();
    tap('alarm');
    await settled();
    sent[0]?.fail(new CallError({ code: 'too_many_requests', message: '', retryAfter: 90 }));
    await settled();
    expect(retries.at(-1)).toBe(90_000);
  });

  it('that is a refusal is kept with its reason, not repeated, and holds up nothing', async () => {
    const { openTab, sent, stored } = fakeBrowser();
    const { outbox, tap, waiting, refused } = await openTab();
    tap('alarm');
    tap('fitness');
    await settled();
    sent[0]?.fail(refusal);
    await settled();
    sent[1]?.succeed();
    await settled();
    await outbox.flush();
    expect(sent).toHaveLength(2);
    const held = { reason: 'refused', message: 'A day can be filled in for seven days.' };
    expect(stored()).toMatchObject([{ held }]);
    expect(refused).toHaveLength(1);
    const [first] = waiting();
    if (first) void outbox.retry(first);
    await settled();
    expect(sent[2]?.entry.key).not.toBe(sent[0]?.entry.key);
    sent[2]?.fail(refusal);
    await settled();
    const [again] = waiting();
    if (again) await outbox.remove(again);
    expect([...waiting(), ...stored()]).toEqual([]);
  });

  it('by the end of the session leaves all for the same person, with the same key', async () => {
    const { openTab, sent } = fakeBrowser();
    const { outbox, tap, waiting, retries } = await openTab();
    tap('alarm');
    await settled();
    sent[0]?.fail(new CallError({ message: 'token_expired' }));
    await settled();
    expect(retries).toEqual([]);
    void outbox.open(null);
    await settled();
    void outbox.open('bruno');
    await settled();
    expect(waiting()).toEqual([]);
    expect(sent).toHaveLength(1);
    void outbox.open('ada');
    await settled();
    expect(sent[1]?.entry).toEqual(sent[0]?.entry);
  });
});

it('a call that hangs when the session ends holds up nobody who signs in after it', async () => {
  const { openTab, sent } = fakeBrowser();
  const { outbox, tap } = await openTab();
  tap('alarm');
  await settled();
  void outbox.open('bruno');
  await settled();
  tap('fitness');
  await settled();
  expect(sent.map(({ entry }) => entry.ownerId)).toEqual(['ada', 'bruno']);
});

describe('a retry', () => {
  it('that is under way when all is to be sent at once is not repeated', async () => {
    const { sent, advance, outbox, tap, taken } = await tabWithoutNetwork();
    advance(2_000);
    tap('fitness');
    await settled();
    void outbox.flush();
    await settled();
    sent[1]?.succeed();
    await settled();
    expect(bodies(sent)).toEqual([{ alarm: true }, { alarm: true }, { fitness: true }]);
    expect(taken).toHaveLength(1);
  });

  it('of one object is not planned by the call of another that hangs', async () => {
    const { sent, outbox, tap, retries } = await tabWithoutNetwork();
    void outbox.flush();
    await settled();
    tap('alarm', { day: '2026-11-21' });
    await settled();
    retries.length = 0;
    sent[2]?.fail(noNetwork);
    await settled();
    expect(retries).toEqual([1_000]);
  });

  it('is planned by the first of an object, which the others wait for', async () => {
    const { openTab, sent, advance } = fakeBrowser();
    const { outbox, tap, waiting, retries } = await openTab();
    tap('alarm');
    tap('fitness');
    await settled();
    sent[0]?.fail(refusal);
    await settled();
    sent[1]?.fail(noNetwork);
    await settled();
    advance(10_000);
    const [refused] = waiting();
    if (refused) void outbox.retry(refused);
    await settled();
    sent[2]?.fail(noNetwork);
    await settled();
    expect(retries.at(-1)).toBe(1_000);
  });

  it('is due where the clock was set back, and asked about where nobody knows the age of its key', async () => {
    const { advance, outbox, waiting, retries } = await tabWithoutNetwork();
    advance(-7_200_000);
    await outbox.reread();
    expect(retries.at(-1)).toBe(0);
    advance(-365 * 24 * 3_600_000);
    await outbox.reread();
    expect(retries.at(-1)).toBe(0);
    await outbox.flush();
    expect(waiting()).toMatchObject([{ held: { reason: 'too_old' } }]);
  });

  it('is not planned once the session has ended', async () => {
    const { sent, outbox, retries } = await tabWithoutNetwork();
    void outbox.flush();
    await settled();
    retries.length = 0;
    sent[1]?.fail(new CallError({ message: 'token_expired' }));
    await settled();
    expect(retries).toEqual([]);
  });
});

it('a screen that fails at the reply has nothing sent again', async () => {
  const { openTab, sent } = fakeBrowser();
  const { tap, waiting, faults, breakScreen } = await openTab();
  breakScreen();
  tap('alarm');
  await settled();
  sent[0]?.succeed();
  await settled();
  expect([waiting().length, sent.length, faults.length]).toEqual([0, 1, 1]);
});

describe('somebody who signs in while a write is being stored', () => {
  it('does not send it', async () => {
    const { openTab, sent, stored, delay } = fakeBrowser();
    const { outbox, tap } = await openTab();
    tap('alarm');
    await settled();
    sent[0]?.fail(new CallError({ message: 'token_expired' }));
    await settled();
    const disk = Promise.withResolvers<void>();
    delay(disk.promise);
    void outbox.flush();
    await settled();
    void outbox.open('bruno');
    disk.resolve();
    await settled();
    expect(sent).toHaveLength(1);
    expect(stored()).toMatchObject([{ ownerId: 'ada' }]);
  });

  it('does not see it, and its owner finds it', async () => {
    const { openTab, sent, stored } = fakeBrowser();
    const [one, other] = [await openTab(), await openTab()];
    one.tap('alarm', { isMerged: true });
    await settled();
    sent[0]?.fail(noNetwork);
    await settled();
    await other.outbox.reread();
    other.tap('fitness', { isMerged: true });
    await settled();
    // Too late: the other tab has changed the entry that this tap is to be merged into.
    one.tap('nutrition', { isMerged: true });
    void one.outbox.open('bruno');
    await settled();
    expect(one.waiting()).toEqual([]);
    expect(stored().map(({ input }) => input.body)).toContainEqual({ nutrition: true });
  });
});

describe('what an earlier visit left', () => {
  it('is sent with the key it had: an answer that was lost is asked for again', async () => {
    const { openTab, sent } = fakeBrowser();
    const { tap } = await openTab();
    tap('alarm');
    await settled();
    const { outbox } = await openTab();
    await settled();
    // The lock of the first page, which was closed with the browser.
    sent[0]?.fail(noNetwork);
    await settled();
    void outbox.flush();
    await settled();
    expect(sent[1]?.entry.key).toBe(sent[0]?.entry.key);
  });

  it('and the server keeps no key of any more, asks before it is sent', async () => {
    const { openTab, sent, advance } = await tabWithoutNetwork();
    advance((idempotencyKeyDays + 1) * 24 * 3_600_000);
    const { outbox, waiting } = await openTab();
    await settled();
    expect(sent).toHaveLength(1);
    expect(waiting()).toMatchObject([{ held: { reason: 'too_old' } }]);
    const [old] = waiting();
    if (old) void outbox.retry(old);
    await settled();
    expect(sent).toHaveLength(2);
  });
});

it('what could not be read at the start is found when all is to be sent', async () => {
  const { openTab, sent, close } = fakeBrowser();
  const { tap } = await openTab();
  tap('alarm');
  await settled();
  sent[0]?.fail(noNetwork);
  await settled();
  close(true);
  const { outbox, waiting } = await openTab();
  expect(waiting()).toEqual([]);
  close(false);
  void outbox.flush();
  await settled();
  expect(sent).toHaveLength(2);
});

describe('two tabs', () => {
  it('send each write once', async () => {
    const { openTab, sent } = fakeBrowser();
    const [one, other] = [await openTab(), await openTab()];
    one.tap('alarm');
    await settled();
    void other.outbox.flush();
    await other.outbox.reread();
    void other.outbox.flush();
    await settled();
    sent[0]?.succeed();
    await settled();
    expect(sent).toHaveLength(1);
    expect(other.waiting()).toEqual([]);
    expect(other.taken).toHaveLength(1);
  });

  it('lose nothing where one sends what the other changes at that moment', async () => {
    const { openTab, sent } = fakeBrowser();
    const [one, other] = [await openTab(), await openTab()];
    one.tap('alarm', { isMerged: true });
    await settled();
    sent[0]?.fail(noNetwork);
    await settled();
    await other.outbox.reread();
    void one.outbox.flush();
    other.tap('fitness', { isMerged: true });
    await settled();
    for (const { succeed } of sent) succeed();
    await settled();
    for (const { succeed } of sent) succeed();
    await settled();
    expect(Object.assign({}, ...bodies(sent))).toEqual({ alarm: true, fitness: true });
    expect([...one.waiting(), ...other.waiting()]).toEqual([]);
  });
});

it('without storage a write goes to the server all the same, and is known not to be kept', async () => {
  const { openTab, sent, fill } = fakeBrowser();
  fill();
  const { outbox, tap, waiting } = await openTab();
  tap('alarm');
  await settled();
  const unstored = () => outbox.entries.getState().unstored.size;
  expect(unstored()).toBe(1);
  sent[0]?.fail(noNetwork);
  await settled();
  void outbox.flush();
  await settled();
  sent[1]?.succeed();
  await settled();
  expect([waiting().length, unstored()]).toEqual([0, 0]);
});
