import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://localhost:5310';
const out = '/tmp/profile-web/shots';
const [paths = '/profile,/edit-profile', variants = 'en:1440:light,de:390:dark'] = process.argv.slice(2);
const answer = await fetch('http://127.0.0.1:4310/api/v1/auth/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: process.env.EMAIL ?? 'ada@example.org', password: 'Stratum-9' }) });
const { data } = await answer.json();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] });
for (const variant of variants.split(',')) {
  const [lang, width, theme] = variant.split(':');
  const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: theme as 'light', isMobile: width === '390', hasTouch: width === '390', storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'access_token', value: data.accessToken }] }] } });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(variant, m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(variant, 'ERROR', e.message.slice(0, 300)));
  for (const path of paths.split(',')) {
    await page.goto(`${base}/${lang}${path}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${path.replaceAll('/', '')}-${lang}-${width}-${theme}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
