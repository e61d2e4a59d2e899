import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const checkout = fileURLToPath(new URL('..', import.meta.url))

/** The full path of a file in this checkout. */
export const inCheckout = (...parts) => join(checkout, ...parts)
