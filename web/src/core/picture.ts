// A drawing on the page as a PNG file, made here: nothing is sent anywhere.
import hand from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?url';
import sign from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const FONTS: readonly (readonly [family: string, weight: string, address: string])[] = [
  ['Inter Variable', '100 900', text],
  ['Patrick Hand', '400', hand],
  ['Limelight', '400', sign],
];
/** What style sheets may say about a drawing. */
const STYLES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'color', 'stop-color', 'stop-opacity', 'display', 'visibility',
] as const;

function readAs(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('file'));
    reader.readAsDataURL(blob);
  });
}

async function fonts(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ([family, weight, address]) => {
      const data = await readAs(await (await fetch(address)).blob());
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data})}`;
    }),
  );
  return faces.join('');
}

/** A drawing that needs no style sheet: everything that is seen is written into it. */
function alone(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  from.forEach((element, i) => {
    const seen = getComputedStyle(element);
    const style = to[i]?.style;
    if (style) for (const name of STYLES) style.setProperty(name, seen.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

export async function png(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = alone(drawing, width, height);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fonts();
  copy.prepend(style);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The system's share dialog where there is one; says whether it took the picture. */
export async function share(picture: Blob, name: string, title: string): Promise<boolean> {
  const files = [new File([picture], name, { type: 'image/png' })];
  if (!navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files, title });
  } catch (error) {
    // Whoever closes the dialog has chosen.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

export function save(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
