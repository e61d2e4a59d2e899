import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const checkout = fileURLToPath(new URL('..', import.meta.url))

export const inCheckout = (...parts) => join(checkout, ...parts)
