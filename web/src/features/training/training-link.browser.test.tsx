import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../testing/ada.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { show } from '../../testing/films.tsx';
import { library, modules } from '../../testing/library.ts';
import { signedInAs } from '../../testing/signed-in.ts';
import { TrainingLink } from './index.ts';

const server = fakeApi(...library);
signedInAs(ada.id);

test('training opens the module of the level that is named, else that of one’s own; a skill without a film has none', async () => {
  await show(
    <>
      <TrainingLink traitId="sleep" />
      <TrainingLink traitId="sleep" level={8} />
      <TrainingLink traitId="fitness" />
    </>,
  );
  const [, growth, mastery] = modules;
  const addressOf = (id: string | undefined) => `/en/performance-module-videos?moduleId=${id}`;
  await expect
    .element(page.getByRole('link', { name: 'Training: Lesson of growth' }))
    .toHaveAttribute('href', addressOf(growth?.id));
  await expect
    .element(page.getByRole('link', { name: 'Training: Lesson of mastery' }))
    .toHaveAttribute('href', addressOf(mastery?.id));
  expect(page.getByRole('link').elements()).toHaveLength(2);
  expect(server.sent(performanceEndpoints.getPerformanceModule)).toHaveLength(1);
});
