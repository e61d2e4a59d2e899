import { MAX_FILES_ADDED, STOCK_FILES_BODY } from '@runmart/contract/stock'
import { splitItems } from './split-items.ts'

/** At most so many bytes are sent with a file: four for three of its own, its name, and what stands around them. */
const sizeOf = ({ name, size }: Pick<File, 'name' | 'size'>) => Math.ceil(size / 3) * 4 + name.length * 6 + 50

/** Files in parts that one call takes each. */
export function filePartsOf<It extends Pick<File, 'name' | 'size'>>(files: readonly It[]): It[][] {
  return splitItems(files, { most: MAX_FILES_ADDED, bytes: STOCK_FILES_BODY - 1_000, sizeOf })
}
