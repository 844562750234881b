await import('./collection-scrolling.ts');
