import sharp from 'sharp'

/** A real picture of this size; each size has its own colour, so that no two are the same. */
export function drawPng(width: number, height = width): Promise<Buffer> {
  const background = { r: width % 256, g: height % 256, b: 120 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
