import { MAX_FILE_BYTES } from '@runmart/contract/conversations'
import { toBase64 } from '#platform/to-data-url.ts'

const MAX_SIDE = 2_560
const QUALITY = 0.85

/** A file as it is uploaded: its bytes in base64. A picture that is too large is made smaller first; null if that is not enough. */
export async function readFile(file: File): Promise<{ fileName: string; content: string } | null> {
  const fits = file.size <= MAX_FILE_BYTES
  const content = fits ? file : await shrinkPicture(file).catch(() => null)
  if (!content || content.size > MAX_FILE_BYTES) return null
  return { fileName: file.name, content: await toBase64(content) }
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
