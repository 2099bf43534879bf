import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { atMost } from '../lib/atMost.ts';
import { invalid, unsupported } from '../problem.ts';
import type { FileContent, Incoming, Source } from './content.ts';
import { sourceOf } from './store.ts';

/**
 * About 5800 x 4300 pixels; a small file can claim to be far larger. Encoding an image of this size takes
 * about 200 MB outside of Node's heap.
 */
const MAX_PIXELS = 25_000_000;

const FORMATS = {
  // not mozjpeg: ten times slower for files that are a third smaller
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 85 }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 85 }),
} as const;

/** Maximum side in pixels of images that are scaled down. */
const MAX_SIDE = 6000;

const sideFault = (width: number, height: number): string | null =>
  Math.max(width, height) > MAX_SIDE ? `At most ${MAX_SIDE} pixels a side.` : null;

/**
 * One image at a time, on one core: an image needs much memory, and other requests must still be answered.
 */
const limited = atMost(1);

let loaded: Promise<typeof sharpLibrary> | undefined;

/** The library is large and most processes never need it, so it is loaded with the first image. */
const library = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/**
 * The file to store. An image is decoded and encoded again, so that only the picture is stored: upright,
 * without the camera's metadata (EXIF, XMP, location). Other files are returned unchanged.
 * @throws Problem 415 for an unreadable image, 422 for too many pixels
 */
export async function cleaned(file: Incoming, field: string): Promise<Source> {
  if (!(file.contentType in FORMATS)) return file;
  const encode = FORMATS[file.contentType as keyof typeof FORMATS];
  return limited(async () => {
    const image = await opened(file, field, (width, height) =>
      width * height > MAX_PIXELS ? `At most ${MAX_PIXELS / 1_000_000} million pixels.` : null,
    );
    const bytes = await encode(image).toBuffer().catch(refuse(field));
    return sourceOf({ filename: file.filename, contentType: file.contentType, bytes });
  });
}

/**
 * The centre of an image as WebP squares with these sides in pixels, without metadata.
 * @throws Problem 415 for an unreadable image, 422 for one that is too large
 */
export function squares(file: Incoming, field: string, sides: readonly number[]): Promise<FileContent[]> {
  return limited(async () => {
    const image = await opened(file, field, sideFault);
    // decode once: the smaller squares are made from the largest
    const largest = Math.max(...sides);
    const { data, info } = await image
      .resize(largest, largest, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse(field));
    const { width, height, channels } = info;
    const sharp = await library();
    const made: FileContent[] = [];
    for (const side of sides) {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize(side, side)
        .webp({ quality: 82 })
        .toBuffer();
      made.push({ filename: `photo-${side}.webp`, contentType: 'image/webp', bytes });
    }
    return made;
  });
}

/**
 * An image as a PNG within these pixels, without metadata. `square`: centred, with transparent edges. PNG,
 * because mail programs and documents do not support WebP. Throws as `squares` does.
 */
export function shrunk(
  file: Incoming,
  field: string,
  { width, height, square = false }: { width: number; height: number; square?: boolean },
): Promise<FileContent> {
  return limited(async () => {
    const image = await opened(file, field, sideFault);
    const bytes = await image
      .resize(width, height, {
        fit: square ? 'contain' : 'inside',
        withoutEnlargement: !square,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
      .catch(refuse(field));
    return { filename: 'logo.png', contentType: 'image/png', bytes };
  });
}

/** Reads only the header of an image, to be rotated upright; 422 if `fault` rejects its size. */
async function opened(
  file: Incoming,
  field: string,
  fault: (width: number, height: number) => string | null,
): Promise<Sharp> {
  const sharp = await library();
  const image = sharp(await file.buffer(), { failOn: 'error', limitInputPixels: false });
  const { width, height } = await image.metadata().catch(refuse(field));
  const found = fault(width, height);
  if (found) throw invalid({ [field]: [found] });
  return image.autoOrient();
}

const refuse = (field: string) => (): never => {
  throw unsupported(`The image in ${field} cannot be read.`);
};
