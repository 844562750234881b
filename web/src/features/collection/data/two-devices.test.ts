import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf, noteDevice, noteServer, rest } from './note-device.fixture.ts';
import { openPage } from './note-page.fixture.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

const acts = [
  'type',
  'type',
  'save',
  'read',
  'compare',
  'merge',
  'reload',
  'off',
  'lost',
  'on',
] as const;
/** Two tabs of one browser, and another device. */
const pages = 3;

const steps = fc.array(
  fc.record({
    page: fc.nat(pages - 1),
    act: fc.constantFrom(...acts),
    place: fc.nat(3),
    /** Whether what follows comes before anything has been answered. */
    isHasty: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

it('loses no word that two tabs and another device write into a note, with and without a network', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const server = noteServer();
      const [desk, phone] = [noteDevice(server), noteDevice(server)];
      const devices = [desk, desk, phone];
      const open: Page[] = [];
      for (const device of devices) open.push(await openPage(device));
      const typed: string[] = [];
      for (const [number, { page: at, act, place, isHasty }] of all.entries()) {
        const [page, device] = [open[at], devices[at]];
        if (!page || !device) continue;
        if (act === 'type' && page.isWriting()) {
          typed.push(`w${number}`);
          page.type(`w${number}`, place);
        }
        if (act === 'save') page.save();
        if (act === 'read') page.readAgain();
        if (act === 'compare') page.compare();
        if (act === 'merge') await page.merge();
        if (act === 'off') device.network = 'off';
        if (act === 'lost') device.network = 'answers are lost';
        if (act === 'on') {
          device.network = 'on';
          void page.flush();
        }
        if (act === 'reload') {
          await page.leave();
          open[at] = await openPage(device);
        }
        if (!isHasty) await rest();
      }
      await settle(open, devices);
      const words = new Set(linesOf(server.read().content).join(' ').split(' '));
      expect(typed.filter((word) => !words.has(word))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/** Everybody comes back, one after the other, and merges what has met. */
async function settle(open: readonly Page[], devices: readonly { network: string }[]) {
  for (const device of devices) device.network = 'on';
  for (let round = 0; round < 12; round += 1) {
    for (const page of open) {
      page.save();
      await page.flush();
      await rest();
      page.readAgain();
      page.compare();
      await page.flush();
      await rest();
      await page.merge();
      await rest();
    }
    if (open.every((page) => page.isAtRest())) return;
  }
  throw new Error('the pages do not come to rest');
}
