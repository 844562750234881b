import type { LiveEvent } from '@stratum/contract/events';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createQueryClient } from '../shared/api/query-client.ts';
import { type anyRouteQuery } from '../shared/api/route-query.ts';
