import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { show } from '../profile.fixture.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { ProfileHead } from './profile-head.tsx';

const academy = { name: 'אקדמיה 7', orgcode: '2024' };

/** Where a text of `element` begins on screen, in CSS pixels from the left. */
function leftOf(text: string, element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`${text} is not there`);
}

test('a name written from right to left leaves the order of what stands around it', async () => {
  const name = { first_name: 'נועה', last_name: 'לוי' };
  const profile = { ...ada, ...name, city: 'חיפה', country: 'IL', organization: academy };
  await show(
    <>
      <ProfileHead profile={profile} />
      <PersonalDetails profile={profile} />
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'נועה לוי' })).toBeVisible();
  const organization = page.getByText(/\(2024\)/).element();
  expect(leftOf('2024', organization)).toBeGreaterThan(leftOf('7', organization));
  expect(leftOf('2024', organization)).toBeGreaterThan(leftOf('אקדמיה', organization));
  const place = page.getByText('חיפה, Israel').element();
  expect(leftOf('Israel', place)).toBeGreaterThan(leftOf('חיפה', place));
});
