// Runs before each test file: files share a process and the dependencies it has loaded, but no module of ours.
import { vi } from 'vitest';

vi.resetModules();
