import { describe, expect, it } from 'vitest';
import { changeSince } from './change.ts';

describe('the change since an earlier score', () => {
  const earlier = { score: 5.2, month: '2026-10' };

  it('is signed and rounded to the tenth that is shown', () => {
    expect(changeSince({ score: 5.53 }, earlier)).toEqual({
      direction: 'up',
      amount: 0.3,
      since: '2026-10',
    });
    expect(changeSince({ score: 4.9 }, earlier)).toMatchObject({ direction: 'down', amount: -0.3 });
  });

  it('is none where less than a tenth has moved', () => {
    expect(changeSince({ score: 5.17 }, earlier)).toMatchObject({ direction: 'same' });
    expect(changeSince({ score: 5.17 }, earlier)?.amount).toBeCloseTo(0);
  });

  it('is that of the scores as they are shown, not of what they hide', () => {
    const shownAs52 = { score: 5.24, month: '2026-10' };
    expect(changeSince({ score: 5.26 }, shownAs52)).toMatchObject({ amount: 0.1 });
  });

  it('is not told without an earlier score', () => {
    expect(changeSince({ score: 5 }, null)).toBeNull();
  });
});
