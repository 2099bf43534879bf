import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { atMost } from '../atMost.ts';
import { invalid, unsupported } from '../problem.ts';
import type { FileContent } from './content.ts';

/** Some 8000 x 6000, what large cameras make; a small file can claim to be far larger. */
const MAX_PIXELS = 50_000_000;

const FORMATS = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
} as const;

/** Two at a time, on one core each: answers must not starve. */
const inTurn = atMost(2);

let loaded: Promise<typeof sharpLibrary> | undefined;

/** The library with the first picture: most processes never see one, and it is large. */
const library = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/**
 * The file as it is kept: an image is decoded and encoded anew, so that what is stored is a picture and nothing else, turned
 * upright, without what the camera wrote into it (EXIF, XMP, place). Other files stay as they are. Throws 415 for an image
 * that cannot be read to its end, 422 for one of too many pixels.
 */
export async function cleaned(file: FileContent, field: string): Promise<FileContent> {
  if (!(file.contentType in FORMATS)) return file;
  const encode = FORMATS[file.contentType as keyof typeof FORMATS];
  return inTurn(async () => {
    const sharp = await library();
    const image = sharp(file.bytes, { failOn: 'error', limitInputPixels: false });
    const { width, height } = await image.metadata().catch(refuse(field));
    if (width * height > MAX_PIXELS)
      throw invalid({ [field]: [`At most ${MAX_PIXELS / 1_000_000} million pixels.`] });
    const bytes = await encode(image.autoOrient()).toBuffer().catch(refuse(field));
    return { filename: file.filename, contentType: file.contentType, bytes };
  });
}

const refuse = (field: string) => (): never => {
  throw unsupported(`The image in ${field} cannot be read.`);
};
