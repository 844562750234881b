import { chromium } from '@playwright/test';
const [base, out, locale, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const r = await fetch(base + '/api/v1/auth/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'ada@example.org', password: 'Stratum-9' }) });
const token = (await r.json()).data?.accessToken;
for (const [w, theme] of [[1440, 'light'], [390, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-GB', storageState: { cookies: [], origins: [{ origin: new URL(base).origin, localStorage: token ? [{ name: 'access_token', value: token }] : [] }] } });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
  for (const p of paths) {
    await page.goto(`${base}/${locale}${p}`);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}/${(p || 'home').replace(/[\/?=&]/g, '_')}-${locale}-${w}-${theme}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
