import { MIN_TILE_PIXELS, TILE_PIXELS } from '@runmart/contract/catalog-pictures'

/** A picture read from a file. */
export type LoadedPicture = { bitmap: ImageBitmap; isTransparent: boolean }
/** The zoom and the centre offset of a picture, in sides of the square; 0 is centred. */
export type Crop = { zoom: number; x: number; y: number }

export const wholePicture: Crop = { zoom: 1, x: 0, y: 0 }
/** Pictures with a transparent background get a margin, like glyphs. */
const SHARE_OF_TILE = 0.75
const MOST_ZOOM = 4

/** Reads a picture; null if the file is not one. */
export async function loadPicture(file: Blob): Promise<LoadedPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const shape = findShape(bitmap)
  if (!shape) return { bitmap, isTransparent: false }
  // Cuts off empty margins, so that all shapes have the same size on their tiles.
  const { left, top, width, height } = shape
  return { bitmap: await createImageBitmap(bitmap, left, top, width, height), isTransparent: true }
}

/** True if the picture has enough pixels for a tile. */
export function isLargeEnough({ bitmap: { width, height }, isTransparent }: LoadedPicture): boolean {
  return (isTransparent ? Math.max(width, height) : Math.min(width, height)) >= MIN_TILE_PIXELS
}

/** Cuts the square at the sharpest size, as PNG: the server encodes it again, so quality must not suffer here. */
export function cutPicture(picture: LoadedPicture, crop: Crop): Promise<Blob> {
  const sharp = Math.round(1 / scaleOf(picture, crop))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(TILE_PIXELS, Math.max(MIN_TILE_PIXELS, sharp))
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('A canvas was not encoded'))), 'image/png')
  })
}

/** Draws the chosen part onto a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: LoadedPicture, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = canvas.width
  const { width, height } = drawnSize(picture, crop)
  context.clearRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  const left = (0.5 + crop.x - width / 2) * side
  const top = (0.5 + crop.y - height / 2) * side
  context.drawImage(picture.bitmap, left, top, width * side, height * side)
}

/** Limits a crop: the picture stays sharp and leaves no avoidable gap in the square. */
export function limitCrop(picture: Sized, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, mostZoom(picture))
  const { width, height } = drawnSize(picture, { zoom })
  const slack = (drawn: number) => Math.max(0, (drawn - 1) / 2)
  return { zoom, x: clamp(crop.x, -slack(width), slack(width)), y: clamp(crop.y, -slack(height), slack(height)) }
}

type Size = { width: number; height: number }
type Sized = Pick<LoadedPicture, 'isTransparent'> & { bitmap: Size }

/** The largest zoom that still has the minimum number of pixels. */
export function mostZoom(picture: Sized): number {
  return clamp(1 / (scaleOf(picture, wholePicture) * MIN_TILE_PIXELS), 1, MOST_ZOOM)
}

/** The size of one pixel, in sides of the square. */
function scaleOf({ bitmap: { width, height }, isTransparent }: Sized, { zoom }: Pick<Crop, 'zoom'>): number {
  return zoom * (isTransparent ? SHARE_OF_TILE / Math.max(width, height) : 1 / Math.min(width, height))
}

function drawnSize(picture: Sized, crop: Pick<Crop, 'zoom'>): Size {
  const scale = scaleOf(picture, crop)
  return { width: picture.bitmap.width * scale, height: picture.bitmap.height * scale }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** A small copy is enough to find the visible part. */
const SAMPLE = 128

/** The bounds of a picture's visible part; null if all of it is opaque. Faintly visible edges count as visible. */
function findShape(bitmap: ImageBitmap): (Size & { left: number; top: number }) | null {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE
  canvas.height = SAMPLE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(bitmap, 0, 0, SAMPLE, SAMPLE)
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE)
  const alphas = Array.from({ length: SAMPLE * SAMPLE }, (_, at) => data[at * 4 + 3] ?? 0)
  if (alphas.every((alpha) => alpha >= 250)) return null
  const seen = alphas.flatMap((alpha, at) => (alpha > 8 ? [{ x: at % SAMPLE, y: Math.floor(at / SAMPLE) }] : []))
  if (seen.length === 0) return { left: 0, top: 0, width: bitmap.width, height: bitmap.height }
  const span = (values: readonly number[], size: number) => {
    const [least, most] = values.reduce(([low, high], it) => [Math.min(low, it), Math.max(high, it)], [SAMPLE, 0])
    const start = Math.floor((least / SAMPLE) * size)
    return { start, size: Math.min(size, Math.ceil(((most + 1) / SAMPLE) * size)) - start }
  }
  const across = span(
    seen.map(({ x }) => x),
    bitmap.width,
  )
  const down = span(
    seen.map(({ y }) => y),
    bitmap.height,
  )
  return { left: across.start, top: down.start, width: across.size, height: down.size }
}
