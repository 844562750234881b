import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { DocumentBlocks } from './document-blocks.tsx';

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
