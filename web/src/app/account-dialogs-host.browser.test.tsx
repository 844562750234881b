import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { startClientState } from '../shared/session/index.ts';
import { appStore, initialState, setSession } from '../shared/state/app-store.ts';
import { ButtonLink } from '../shared/ui/link.tsx';
import { useAccountLink, useLoginGate } from '../shell/account-dialogs.ts';
import { adaSignedIn } from '../testing/ada.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { AccountDialogsHost } from './account-dialogs-host.tsx';

afterEach(() => appStore.setState(initialState, true));

function Links() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <ButtonLink {...useAccountLink('signup')}>Start</ButtonLink>
      <ButtonLink {...useLoginGate('/graphview')}>Progress</ButtonLink>
    </>
  );
}

const links = (
  <AccountDialogsHost>
    <Links />
  </AccountDialogsHost>
);

test.each([
  ['Start', '/en/dashboard'],
  ['Progress', '/en/graphview'],
])('“%s” leads who is logged in on to %s and asks for no account', async (name, target) => {
  await startClientState();
  setSession({ userData: adaSignedIn, assignedCategories: [] });
  const screen = await renderInApp(links);
  await screen.getByRole('link', { name }).click();
  await expect.element(screen.getByRole('heading', { name: target })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
