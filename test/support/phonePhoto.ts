import type { Sharp } from 'sharp';

/** A photo as phones store it: rotated, and with the location in its metadata. */
export const asTakenByPhone = (image: Sharp): Promise<Buffer> =>
  image
    .jpeg()
    .withExif({
      IFD0: { Model: 'Spy 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .toBuffer();
