import { moduleIdSchema, videoIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { modulePath } from './module-path.ts';

const moduleId = moduleIdSchema.parse('01990000-0000-7000-8000-0000000000e1');
const videoId = videoIdSchema.parse('01990000-0000-7000-8000-0000000000f1');

test('a module’s address names what is known of it, and the second as a whole one', () => {
  expect(modulePath({ moduleId })).toBe(`/performance-module-videos?moduleId=${moduleId}`);
  expect(modulePath({ videoId, second: 84.9 })).toBe(
    `/performance-module-videos?videoId=${videoId}&t=84`,
  );
});
