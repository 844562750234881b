import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { longest } from '../support/look.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

/** Those that no test of components examines. */
const panels = ['boards', 'settings'];

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('the groups of Ada, and what stands beside a conversation', async ({
      request,
      texts,
      look,
      signedIn,
    }) => {
      const { chat, groups, groupInvitation } = texts;
      const page = await signedIn(await sessionOf(request, ada));
      await page.goto('/ppau');
      const list = page.getByRole('list', { name: chat.groups });
      await expect(
        page.getByRole('log', { name: chat.messages }).getByRole('article').last(),
      ).toBeVisible();
      await look(page, 'groups');
      const groupPath = await list.getByRole('link').first().getAttribute('href');
      await goWithinApp(page, `${groupPath}`);
      await look(page, 'group');
      for (const panel of panels) {
        await goWithinApp(page, `${groupPath}&panel=${panel}`);
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
        await look(page, `group-${panel}`);
      }
      await goWithinApp(page, '/ppau');
      await page.getByRole('list', { name: groups.invitations }).getByRole('link').click();
      await expect(
        page.getByText(say(groupInvitation.from, { inviter: 'Chloé' })).last(),
      ).toBeVisible();
      await look(page, 'group-invitation');
    });
  });
}
