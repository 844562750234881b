// Runs before each test file: files share a process, which loads the dependencies once, and no module of ours.
import { vi } from 'vitest';

vi.resetModules();
