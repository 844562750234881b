import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrastOn, emulateTheme, fillContrast, systemThemes } from '../../testing/contrast.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ComboBox } from './combo-box.tsx';
import { RadioGroup, RadioOption } from './radio-group.tsx';
import { Switch } from './switch.tsx';

/** What WCAG 2.2 asks of a control's states (1.4.11). */
const least = 3;
const nothing = () => undefined;
const options = ['Bern', 'Thun', 'Zug'].map((name) => ({ id: name, name }));

describe.each(systemThemes)('in the theme %s', (theme) => {
  beforeEach(() => emulateTheme(theme));
  afterEach(() => emulateTheme('light'));

  /** The fills inside a control, from the outside in. */
  const fills = (name: string) => {
    const label = page.getByText(name, { exact: true }).element().closest('label');
    return [...(label?.querySelectorAll('span') ?? [])].map(fillContrast);
  };

  test('the chosen radio is marked, and no other', async () => {
    await renderInApp(
      <RadioGroup label="How often?" value="often" onChange={nothing}>
        <RadioOption value="rarely">Rarely</RadioOption>
        <RadioOption value="often">Often</RadioOption>
      </RadioGroup>,
    );
    expect(Math.max(...fills('Often'))).toBeGreaterThan(least);
    expect(Math.max(...fills('Rarely'))).toBeLessThan(least);
  });

  test('a box that is ticked is filled', async () => {
    await renderInApp(<Checkbox defaultSelected>Keep me signed in</Checkbox>);
    expect(Math.max(...fills('Keep me signed in'))).toBeGreaterThan(least);
  });

  test('what a filled button says stands on its fill', async () => {
    await renderInApp(<Button>Begin</Button>);
    const button = page.getByRole('button').element();
    const { color, forcedColorAdjust } = getComputedStyle(button);
    expect(contrastOn(button, color)).toBeGreaterThan(4.5);
    // Otherwise a contrast theme lays a plate behind the words.
    expect(forcedColorAdjust).toBe('none');
  });

  test('a switch shows by its track whether it is on, and where its knob is', async () => {
    await renderInApp(
      <>
        <Switch defaultSelected>Daily</Switch>
        <Switch>Weekly</Switch>
      </>,
    );
    const [onTrack = 0, onKnob = 0] = fills('Daily').slice(-2);
    const [offTrack = 0, offKnob = 0] = fills('Weekly').slice(-2);
    expect(onTrack).toBeGreaterThan(least);
    expect(offTrack).toBeLessThan(least);
    expect(Math.min(onKnob, offKnob)).toBeGreaterThan(least);
  });

  test('the option that the arrows have reached is ringed', async () => {
    await renderInApp(<ComboBox label="City" options={options} value={null} onChange={nothing} />);
    await userEvent.tab();
    // The list may still be opening, and takes no arrow then.
    const option = await vi.waitUntil(async () => {
      await userEvent.keyboard('{ArrowDown}');
      return document.querySelector('[role=option][data-focused]');
    }, 10_000);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(option);
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    expect(contrastOn(option, outlineColor)).toBeGreaterThan(least);
  });
});
