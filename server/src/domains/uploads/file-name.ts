const maxLength = 120;

/**
 * The name a file is saved under: the last part of the label that came with it, without anything
 * that hides what it is (line breaks, turned writing direction, characters of file systems), and
 * with an extension that its type has.
 */
export function fileName(label: string, extensions: readonly [string, ...string[]]): string {
  const last = label.slice(Math.max(label.lastIndexOf('/'), label.lastIndexOf('\\')) + 1);
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const known = dot > 0 && extensions.includes(clean.slice(dot + 1).toLowerCase());
  const extension = known ? clean.slice(dot + 1) : extensions[0];
  const base = known ? clean.slice(0, dot) : clean;
  const room = maxLength - extension.length - 1;
  return `${[...base].slice(0, room).join('').trimEnd() || 'file'}.${extension}`;
}

/** The name of a picture that was converted to another format. */
export function withExtension(name: string, extension: string): string {
  return `${name.slice(0, name.lastIndexOf('.'))}.${extension}`;
}
