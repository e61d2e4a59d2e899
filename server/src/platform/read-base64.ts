const isBase64 = /^[a-z0-9+/]*={0,2}$/i

/** Decodes base64. Null for other text, of which Node would decode a part. */
export function readBase64(text: string): Buffer | null {
  return isBase64.test(text) ? Buffer.from(text, 'base64') : null
}
