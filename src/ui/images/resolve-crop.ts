import type { ImageMetadata } from 'astro';

/** Fills in what a crop takes from its image, and leaves out widths that the cropped source cannot fill. */
export function resolveCrop(
  { image, ratio, position, zoomed, widths, ...crop }: Crop,
  defaultImage: SourceImage,
): ResolvedCrop {
  const { file, focalPoint = '50% 50%', zoom = 1 } = image ?? defaultImage;
  // Astro publishes a source file, with its EXIF data, as soon as a property of its metadata is read. Properties of the
  // clone may be read.
  const { clone: size = file }: ImageMetadata & { clone?: ImageMetadata } = file;
  const scale = zoomed ? zoom : 1;
  const available = Math.round(Math.min(size.width, size.height * ratio) / scale);
  const [smallest, ...larger] = widths;
  return {
    ...crop,
    file,
    ratio,
    position: position ?? `around ${focalPoint}${scale > 1 ? ` ${scale}` : ''}`,
    widths: [Math.min(smallest, available), ...larger.filter((width) => width <= available)],
  };
}

export interface Crop {
  media?: string;
  ratio: number;
  image?: SourceImage;
  /** Position of the crop, as in `object-position`: `81% 50%`; by default centered on the image's focal point. */
  position?: string;
  zoomed?: boolean;
  /** In pixels, ascending. Small steps, so that no screen downloads much more than it shows. */
  widths: [number, ...number[]];
  /** The `sizes` attribute: how wide the layout shows the image. */
  sizes: string;
}

export interface ResolvedCrop extends Pick<Crop, 'media' | 'ratio' | 'widths' | 'sizes'> {
  file: ImageMetadata;
  position: string;
}

export interface SourceImage {
  file: ImageMetadata;
  focalPoint?: string | undefined;
  zoom?: number | undefined;
}
