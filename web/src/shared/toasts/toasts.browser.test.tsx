import { limits } from '@stratum/contract/limits';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createI18n } from '../i18n/create-i18n.ts';
import messages from './messages.en.json';
import { Toasts, toast } from './toasts.tsx';

beforeAll(async () => {
  await createI18n({
    locale: 'en',
    messages: { 'shared/toasts': messages },
    load: async () => ({}),
  });
  document.documentElement.style.setProperty('--motion-1', '1ms');
  document.documentElement.style.setProperty('--motion-2', '1ms');
  document.documentElement.style.setProperty('--ease-settle', 'linear');
});

beforeEach(() => render(<Toasts />));
afterEach(async () => {
  await userEvent.unhover(document.body);
  for (const left of allToasts()) clock(left).finish();
  await expect.poll(() => document.querySelector('.Toastify__toast')).toBeNull();
});

function allToasts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
}

async function shown(message: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const toasts = allToasts();
    const found = toasts.find((element) => element.textContent?.includes(message));
    if (!found) throw new Error(`No toast says ${message}`);
    return found;
  }, 10_000);
}

/** The animation at whose end the toast closes: its duration is the toast's time. */
function clock(shownToast: HTMLElement): Animation {
  const bar = shownToast.querySelector('.Toastify__progress-bar--animated');
  const [animation] = bar?.getAnimations() ?? [];
  if (!animation) throw new Error('The toast has no clock');
  return animation;
}

const gone = (element: HTMLElement) => expect.poll(() => element.isConnected).toBe(false);

describe('a toast', () => {
  test.each([
    ['success', limits.toast.success, 'status'],
    ['error', limits.toast.error, 'alert'],
    ['info', limits.toast.other, 'status'],
  ] as const)('of %s stays %i ms and is announced as %s', async (kind, time, role) => {
    toast[kind](`A ${kind}`);
    const element = await shown(`A ${kind}`);
    expect(clock(element).effect?.getTiming().duration).toBe(time);
    await expect.poll(() => clock(element).playState).toBe('running');
    expect(element.getAttribute('role')).toBe(role);
    expect(element.closest('[aria-live="polite"]')).not.toBeNull();
    clock(element).finish();
    await gone(element);
  });

  test('stands at the top right', async () => {
    toast.info('Here');
    const { top, right } = (await shown('Here')).getBoundingClientRect();
    expect(top).toBeLessThan(40);
    expect(window.innerWidth - right).toBeLessThan(40);
  });

  test('waits while the pointer is on it', async () => {
    toast.info('Hovered');
    const element = await shown('Hovered');
    await userEvent.hover(element);
    await expect.poll(() => clock(element).playState).toBe('paused');
    await userEvent.unhover(element);
    await expect.poll(() => clock(element).playState).toBe('running');
  });

  test('waits while the focus is in it, and closes by its button', async () => {
    toast.info('Focused');
    const element = await shown('Focused');
    const button = element.querySelector('button');
    button?.focus();
    await expect.poll(() => clock(element).playState).toBe('paused');
    button?.blur();
    await expect.poll(() => clock(element).playState).toBe('running');
    expect(button?.getAttribute('aria-label')).toBe(messages.close);
    button?.click();
    await gone(element);
  });

  test.each([
    ['stays when dragged less than 80 percent of its width', -0.02, true],
    ['goes when dragged further', 0.02, false],
  ])('%s', async (_, beyond, stays) => {
    toast.info('Dragged');
    const element = await shown('Dragged');
    const share = limits.toast.draggablePercent / 100 + beyond;
    const at = (x: number) => ({ bubbles: true, clientX: x, pointerType: 'mouse' });
    element.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    document.dispatchEvent(new PointerEvent('pointermove', at(element.offsetWidth * share)));
    element.dispatchEvent(new PointerEvent('pointerup', at(element.offsetWidth * share)));
    if (stays) {
      await expect.poll(() => element.style.transform).toBe('');
      expect(element.dataset.in).toBe('true');
    } else {
      await gone(element);
    }
  });
});
