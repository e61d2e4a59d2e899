import { MAX_FILE_BYTES } from '@runmart/contract/conversations'

const MAX_SIDE = 2_560
const QUALITY = 0.85

/** A file as it is uploaded: its bytes in base64. A picture that is too large is made smaller first; null if that is not enough. */
export async function readFile(file: File): Promise<{ fileName: string; content: string } | null> {
  const fits = file.size <= MAX_FILE_BYTES
  const content = fits ? file : await shrinkPicture(file).catch(() => null)
  if (!content || content.size > MAX_FILE_BYTES) return null
  const address = await toDataUrl(content)
  return { fileName: file.name, content: address.slice(address.indexOf(',') + 1) }
}

/** Bytes as an address that a page may show. */
export function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
}

/** Photos of phones have more pixels than any screen. */
async function shrinkPicture(file: File): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
