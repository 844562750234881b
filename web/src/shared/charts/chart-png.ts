/** What a drawing takes from the page's style sheet; a picture of it stands alone. */
const copiedProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'color',
  'font-size',
  'font-weight',
  'text-anchor',
  'text-align',
  'display',
  'align-items',
  'justify-content',
  'height',
  'max-width',
  'line-height',
  'hyphens',
  'overflow-wrap',
] as const;
const typeface = 'Arial, sans-serif';
const margin = 24;
const titleRoom = 40;

/** A chart as a PNG, twice as fine as on the screen, on the page's ground and under its title. */
export async function renderPng(chart: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = chart.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(chart))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const pixelRatio = 2;
  canvas.width = (width + 2 * margin) * pixelRatio;
  canvas.height = (height + 2 * margin + titleRoom) * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  const page = getComputedStyle(chart);
  context.scale(pixelRatio, pixelRatio);
  context.fillStyle = backgroundBehind(chart);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.color;
  context.font = `600 16px ${typeface}`;
  context.fillText(title, margin, margin + 16, width);
  context.drawImage(image, margin, margin + titleRoom, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))));
  });
}

/** The drawing with every look written into it, without what follows the pointer. */
function standalone(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The chart is no drawing');
  const originals = [chart, ...chart.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (!original || !(element instanceof SVGElement || element instanceof HTMLElement)) return;
    const look = getComputedStyle(original);
    for (const property of copiedProperties) {
      element.style.setProperty(property, look.getPropertyValue(property));
    }
    element.style.setProperty('font-family', typeface);
  });
  const { width, height } = chart.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function backgroundBehind(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') {
      return backgroundColor;
    }
  }
  return 'white';
}
