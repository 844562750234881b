import { apiBase } from '@stratum/contract/route';
import { bundle, holdScripts } from '../support/held-scripts.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const frame = bundle.frameScripts('en');

for (const [path, source] of [
  ['/dashboard', 'src/pages/dashboard/dashboard-page.tsx'],
  ['/graphview', 'src/pages/graph-view/graph-view-page.tsx'],
] as const) {
  test(`${path}: its document, the frame with its code, then its data`, async ({
    request,
    signedIn,
  }) => {
    const { token } = await verifiedNewcomer(request);
    const page = await signedIn(token);
    // Who is signed in is kept by this first visit.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked = new Set<string>();
    page.on('request', (seen) => asked.add(new URL(seen.url()).pathname));
    const code = bundle.scripts(source);
    const releaseCode = await holdScripts(page, { but: frame });
    const releaseFrame = await holdScripts(page, {
      but: code.filter((script) => !frame.includes(script)),
    });
    await page.goto(path, { waitUntil: 'commit' });
    const missing = () => [...frame, ...code].filter((script) => !asked.has(script));
    await expect.poll(missing, 'code that waits for other code').toEqual([]);
    releaseFrame();
    const data = () => [...asked].filter((pathname) => pathname.startsWith(apiBase));
    await expect.poll(data, 'calls made before the code is there').not.toEqual([]);
    releaseCode();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
