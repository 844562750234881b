import { expect, test } from 'vitest';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

test('the button that binds says so in the words that the law of its readers asks for', () => {
  expect([en, fr, de].map(({ review }) => review.order)).toEqual([
    'Order with obligation to pay',
    'Commander avec obligation de paiement',
    'Zahlungspflichtig bestellen',
  ]);
});
