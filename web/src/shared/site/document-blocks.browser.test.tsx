import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { DocumentBlocks } from './document-blocks.tsx';

test('what the skills rest on stands with the work that supports it', async () => {
  const works = [{ citation: 'Vazire, S. (2010). Who knows?', supports: ['Others see more.'] }];
  const screen = await renderInApp(
    <DocumentBlocks heading="Sources" blocks={[{ works: true }]} works={works} />,
  );
  const item = screen.getByRole('listitem').filter({ hasText: 'Others see more.' });
  await expect.element(item.getByText('Vazire, S. (2010). Who knows?')).toBeVisible();
});

test('no word of a document is broken at its hyphen', async () => {
  const screen = await renderInApp(
    <div style={{ width: 90 }}>
      <DocumentBlocks
        heading="Addresses"
        blocks={[{ text: 'Write an E-Mail' }, { list: ['Two words, or an E-Mail'] }]}
      />
    </div>,
  );
  for (const word of screen.getByText('E-Mail', { exact: true }).elements()) {
    expect(word.getClientRects()).toHaveLength(1);
  }
  expect(screen.getByText('E-Mail', { exact: true }).elements()).toHaveLength(2);
});
