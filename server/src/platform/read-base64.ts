const isBase64 = /^[a-z0-9+/]*={0,2}$/i

/** The bytes of a text in base64; null where it is something else, of which Node would read what it can. */
export function readBase64(text: string): Buffer | null {
  return isBase64.test(text) ? Buffer.from(text, 'base64') : null
}
