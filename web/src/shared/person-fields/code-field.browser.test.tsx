import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateTheme, systemThemes } from '../../testing/contrast.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { CodeField } from './code-field.tsx';

afterEach(() => emulateTheme('light'));

test.each(systemThemes)(
  'the digits are drawn once, in their boxes, in the theme %s',
  async (theme) => {
    await emulateTheme(theme);
    await renderInApp(
      <CodeField
        name="otp"
        label="Code"
        value="42"
        onChange={() => undefined}
        onComplete={() => undefined}
        input={createRef()}
      />,
    );
    const field = page.getByLabelText('Code').element();
    expect(getComputedStyle(field).color).toBe('rgba(0, 0, 0, 0)');
    await expect.element(page.getByText('4', { exact: true })).toBeVisible();
  },
);
