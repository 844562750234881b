import { type APIRequestContext, expect } from '@playwright/test';

/** The six digits last mailed to an address, other than those before, as the demo's outbox shows them. */
export async function codeFor(
  request: APIRequestContext,
  address: string,
  before = '',
): Promise<string> {
  let code = '';
  await expect(async () => {
    const page = await (await request.get('/outbox')).text();
    const mail = page.split('<article').find((article) => article.includes(address));
    code = /^\d{6}$/m.exec(mail ?? '')?.[0] ?? '';
    expect(code, `a code mailed to ${address}`).toMatch(/^\d{6}$/);
    expect(code, `another code mailed to ${address}`).not.toBe(before);
  }).toPass({ timeout: 10_000 });
  return code;
}
