import { Editor } from '@tiptap/core';
import { noteExtensions } from './extensions.ts';

const content = {
  type: 'doc',
  content: Array.from({ length: 4 }, (_, at) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `${at}` }],
  })),
};

/**
 * Makes an editor that nobody sees, and lets go of it: a browser compiles what runs for the first time,
 * which else whoever opens the first note would wait for.
 */
export function warmUpEditor(): void {
  const extensions = noteExtensions({ placeholder: '', taskLabel: (text) => text });
  const element = document.createElement('div');
  new Editor({ element, extensions, content, injectCSS: false }).destroy();
}
