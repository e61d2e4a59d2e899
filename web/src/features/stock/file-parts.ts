import { MAX_FILES_ADDED, STOCK_FILES_BODY } from '@runmart/contract/stock'
import { splitItems } from './split-items.ts'

/** The maximum bytes that a file adds to the body: base64, its name and the JSON around them. */
const sizeOf = ({ name, size }: Pick<File, 'name' | 'size'>) => Math.ceil(size / 3) * 4 + name.length * 6 + 50

/** Splits files into parts that fit one call. */
export function filePartsOf<It extends Pick<File, 'name' | 'size'>>(files: readonly It[]): It[][] {
  return splitItems(files, { most: MAX_FILES_ADDED, bytes: STOCK_FILES_BODY - 1_000, sizeOf })
}
