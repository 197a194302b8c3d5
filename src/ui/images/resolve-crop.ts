import type { ImageMetadata } from 'astro';

/** Fills in what a crop takes from its image, and leaves out widths that the cropped source cannot fill. */
export function resolveCrop(
  { image, ratio, position, zoomed, widths, ...crop }: Crop,
  defaultImage: SourceImage,
): ResolvedCrop {
  const { file, focalPoint = '50% 50%', zoom = 1 } = image ?? defaultImage;
  // Astro publishes a source file, with its EXIF data, when its metadata are read. Those of the clone may be.
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
  /** As in `object-position`: `81% 50%`; by default centered on the focal point. */
  position?: string;
  zoomed?: boolean;
  /** In pixels, ascending, in small steps: no screen downloads much more than it shows. */
  widths: [number, ...number[]];
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
