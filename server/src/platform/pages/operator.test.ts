import { factPlaceholder, type OperatorFacts } from '@stratum/contract/operator';
import { expect, test } from 'vitest';
import { factsIn, operatorOf, withOperator } from './operator.ts';

const unstated = operatorOf({});
const name = `</script><b>&"' $& GmbH`;

const markup = [
  '<p data-unstated="name">Nobody is named.</p>',
  `<dl><div data-stated="name" class="a"><dt>Operator</dt><dd>${factPlaceholder('name')}</dd></div>`,
  `<div data-stated="email"><dd><a href="mailto:${factPlaceholder('email')}">m</a></dd></div></dl>`,
].join('');
const data = JSON.stringify({
  operator: { name: factPlaceholder('name'), email: factPlaceholder('email') },
});
const page = `${markup}<script type="application/json" id="page-data">${data}</script>`;

function partsOf(facts: OperatorFacts) {
  const [shown = '', block = ''] = withOperator(page, facts).split(
    '<script type="application/json" id="page-data">',
  );
  return { shown, block: block.slice(0, -'</script>'.length) };
}

test('a fact is text in the markup, and the same text in the data', () => {
  const { shown, block } = partsOf({ ...unstated, name });
  expect(shown).toContain('<dd>&lt;/script&gt;&lt;b&gt;&amp;&quot;&#x27; $&amp; GmbH</dd>');
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({ operator: { name, email: null } });
});

test('of what depends on a fact, the part that holds stays', () => {
  const named = partsOf({ ...unstated, name }).shown;
  expect(named).not.toContain('Nobody is named.');
  expect(named).not.toContain('mailto:');
  const nameless = partsOf({ ...unstated, email: 'a@example.org' }).shown;
  expect(nameless).toContain('Nobody is named.');
  expect(nameless).not.toContain('Operator');
  expect(nameless).toContain('href="mailto:a@example.org"');
});

test('a page without facts is left as it is', () => {
  expect(withOperator('<p>Ridge</p>', unstated)).toBe('<p>Ridge</p>');
});

test('an address keeps its lines, and a country is named in the reader’s language', () => {
  const operator = operatorOf({ OPERATOR_ADDRESS: ['Street 1', 'Zürich'], OPERATOR_COUNTRY: 'CH' });
  expect(factsIn('fr', operator)).toMatchObject({ address: 'Street 1\nZürich', country: 'Suisse' });
  expect(factsIn('de', operator).country).toBe('Schweiz');
});
