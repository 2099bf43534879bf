/** The longest side of a photo that is sent, in pixels: enough to read a receipt. */
const LONGEST = 2_400;

/** A photo scaled down, as JPEG; any other file, and a small photo, as it is. */
export async function scaled(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null || Math.max(image.width, image.height) <= LONGEST) return file;
  const factor = LONGEST / Math.max(image.width, image.height);
  const canvas = new OffscreenCanvas(Math.round(image.width * factor), Math.round(image.height * factor));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
