import { create } from 'qrcode';
import { type Page, sheet } from './page.ts';

interface Place {
  readonly top: number;
  readonly size: number;
  readonly alt: string;
}

/** A QR code at the right edge, as squares. */
export function drawCode({ doc }: Page, text: string, { top, size, alt }: Place): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  const left = sheet.right - size;
  const draw = () => {
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) doc.rect(left + column * side, top + row * side, side, side);
    doc.fill('#000000');
  };
  doc.addStructure(doc.struct('Figure', { alt }, draw));
}
