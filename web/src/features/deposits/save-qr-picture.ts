import { saveFile } from '#platform/download.ts'

const SIDE = 1024

/** Saves a drawn QR code as a picture: a bank app on the same phone can open it, but cannot scan its own screen. */
export function saveQrPicture(name: string, drawn: SVGSVGElement): void {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  const shape = drawn.querySelector('path')?.getAttribute('d')
  if (!pen || !shape) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.scale(SIDE / drawn.viewBox.baseVal.width, SIDE / drawn.viewBox.baseVal.height)
  pen.fillStyle = '#000000'
  pen.fill(new Path2D(shape))
  canvas.toBlob((picture) => picture && saveFile(name, picture))
}
