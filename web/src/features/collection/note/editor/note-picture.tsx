import type { FileId } from '@stratum/contract/ids';
import { Node } from '@tiptap/core';
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { FilePicture } from '../../item/file-picture.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    notePicture: { insertPicture: (fileId: FileId) => ReturnType };
  }
}

/** A picture of the note, by its file; no address of anywhere else. */
export const NotePicture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[data-file]',
      getAttrs: (image) => ({
        fileId: image.getAttribute('data-file'),
        alt: image.getAttribute('alt'),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { 'data-file': attrs['fileId'], alt: attrs['alt'] ?? '' },
  ],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addCommands() {
    return {
      insertPicture:
        (fileId) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { fileId, alt: '' } }),
    };
  },
});

function PictureView({ node: { attrs }, updateAttributes, selected, editor }: ReactNodeViewProps) {
  const { t } = useTranslation('features/collection/note');
  const alt = String(attrs['alt'] ?? '');
  return (
    <NodeViewWrapper
      className={`my-4 overflow-hidden rounded-md border ${selected ? 'border-accent' : 'border-line'}`}
    >
      <FilePicture
        fileId={attrs['fileId'] as FileId}
        alt={alt}
        className="min-h-24 w-full object-contain"
      />
      {!editor.isEditable && alt !== '' && <p className="px-3 py-2 text-label text-ink-2">{alt}</p>}
      <input
        hidden={!editor.isEditable}
        value={alt}
        maxLength={500}
        placeholder={t('picture_text')}
        aria-label={t('picture_text')}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
        className="w-full bg-transparent px-3 py-2 text-label text-ink-2 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      />
    </NodeViewWrapper>
  );
}
