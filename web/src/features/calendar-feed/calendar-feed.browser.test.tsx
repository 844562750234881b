import { calendarFeedEndpoints } from '@stratum/contract/endpoints/calendar-feed';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import CalendarFeed from './calendar-feed.tsx';
import messages from './messages.en.json';

const { getCalendarFeed, renewCalendarFeed, endCalendarFeed } = calendarFeedEndpoints;

let made = 0;
let url: string | null = null;
const server = fakeApi(
  answering(getCalendarFeed, () => ({ url })),
  answering(renewCalendarFeed, () => {
    made += 1;
    url = `https://stratum.test/calendar/${made}.ics`;
    return { url };
  }),
  answering(endCalendarFeed, () => {
    url = null;
    return { url };
  }),
);

beforeEach(() => {
  made = 0;
  url = null;
});

async function show() {
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      <CalendarFeed />
    </QueryClientProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, button, address: screen.getByLabelText(messages.address) };
}

test('an address is made, replaced and ended by keyboard, which keeps its place', async () => {
  const { screen, button, address } = await show();
  await expect.element(button(messages.make)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveValue('https://stratum.test/calendar/1.ics');
  await expect.element(button(messages.copy)).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(messages.secret);
  const open = screen.getByRole('link', { name: messages.open });
  await expect.element(open).toHaveAttribute('href', 'webcal://stratum.test/calendar/1.ics');
  expect(await accessibilityFaults()).toEqual([]);

  await button(messages.renew.press).click();
  await expect.element(screen.getByText(messages.renew.text)).toBeVisible();
  await button(messages.keep).click();
  await expect.element(address).toHaveValue('https://stratum.test/calendar/1.ics');
  await button(messages.renew.press).click();
  await button(messages.renew.confirm).click();
  await expect.element(address).toHaveValue('https://stratum.test/calendar/2.ics');
  await expect.element(button(messages.renew.press)).toHaveFocus();

  await button(messages.end.press).click();
  await button(messages.end.confirm).click();
  await expect.element(button(messages.make)).toHaveFocus();
});

test('the address is copied; where the browser refuses it is selected', async () => {
  url = 'https://stratum.test/calendar/1.ics';
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const { screen, button, address } = await show();
  await button(messages.copy).click();
  await expect.element(screen.getByText(messages.copied)).toBeVisible();
  expect(write).toHaveBeenCalledWith(url);
  write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await button(messages.copy).click();
  await expect.element(screen.getByText(messages.copy_failed)).toBeVisible();
  await expect.element(address).toHaveFocus();
  expect(getSelection()?.toString()).toBe(url);
});

test('what fails is said where it was asked for', async () => {
  server.now(answering(renewCalendarFeed, refuse('too_many_requests')));
  const { screen, button } = await show();
  await button(messages.make).click();
  await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
});
