import { z } from 'zod';

/** Which state of a record a change was made from; another one meanwhile answers `conflict`. */
export const versionSchema = z.int().min(1);
