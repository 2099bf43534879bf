import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { atMost } from '../lib/atMost.ts';
import { invalid, unsupported } from '../problem.ts';
import type { FileContent } from './content.ts';

/** About 8000 x 6000, as large cameras make them; a small file can claim to be far larger. */
const MAX_PIXELS = 50_000_000;

const FORMATS = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
} as const;

/** Maximum side, in pixels, of an image that squares are made of. */
const MAX_SIDE = 6000;

/** Two images at a time, on one core each, so that other requests are still answered. */
const limited = atMost(2);

let loaded: Promise<typeof sharpLibrary> | undefined;

/** Loads the library with the first image: it is large, and most processes never need it. */
const library = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/**
 * The file as it is stored: an image is decoded and encoded again, so that nothing but the picture is stored, rotated
 * upright, without the camera's metadata (EXIF, XMP, location). Other files stay as they are. Throws 415 for an image
 * that cannot be read to its end, 422 for one with too many pixels.
 */
export async function cleaned(file: FileContent, field: string): Promise<FileContent> {
  if (!(file.contentType in FORMATS)) return file;
  const encode = FORMATS[file.contentType as keyof typeof FORMATS];
  return limited(async () => {
    const image = await opened(file, field, (width, height) =>
      width * height > MAX_PIXELS ? `At most ${MAX_PIXELS / 1_000_000} million pixels.` : null,
    );
    const bytes = await encode(image).toBuffer().catch(refuse(field));
    return { filename: file.filename, contentType: file.contentType, bytes };
  });
}

/**
 * The middle of an image as WebP squares with these sides, in pixels, without metadata as in `cleaned`. Throws
 * 415 for an image that cannot be read to its end, 422 for one that is too large.
 */
export function squares(file: FileContent, field: string, sides: readonly number[]): Promise<FileContent[]> {
  return limited(async () => {
    const image = await opened(file, field, (width, height) =>
      Math.max(width, height) > MAX_SIDE ? `At most ${MAX_SIDE} pixels a side.` : null,
    );
    // decoded once: the smaller ones are made from the largest
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

/** An image set to be rotated upright, of which only the header was read; 422 where `fault` objects to its size. */
async function opened(
  file: FileContent,
  field: string,
  fault: (width: number, height: number) => string | null,
): Promise<Sharp> {
  const sharp = await library();
  const image = sharp(file.bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await image.metadata().catch(refuse(field));
  const found = fault(width, height);
  if (found) throw invalid({ [field]: [found] });
  return image.autoOrient();
}

const refuse = (field: string) => (): never => {
  throw unsupported(`The image in ${field} cannot be read.`);
};
