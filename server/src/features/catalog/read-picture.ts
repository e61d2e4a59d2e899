import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@runmart/contract/catalog-pages'
import { cleanPicture, type Picture } from '#platform/clean-picture.ts'
import { refuseField } from '#platform/refusal.ts'

/** The picture in these bytes, without what its camera noted; refused unless browsers show it and its size is sensible. */
export function readPicture(bytes: Buffer, field: string): Picture {
  if (bytes.length > MAX_PICTURE_BYTES) throw refuseField(field, 'pictureTooLarge')
  const picture = cleanPicture(bytes)
  if (!picture) throw refuseField(field, 'pictureFormat')
  if (Math.max(picture.width, picture.height) > MAX_PICTURE_PIXELS) throw refuseField(field, 'pictureTooLarge')
  return picture
}
