import { resolve } from 'node:path'

/** Where the texts are. The bundler runs in the web's folder, and the code that reads them has moved by then. */
export const contentFolder = resolve('content')
