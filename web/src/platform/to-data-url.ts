/** Bytes as a data URL, which pages may show. */
export function toDataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
}

/** The bytes of a file as the API takes them. */
export async function toBase64(file: Blob): Promise<string> {
  const url = await toDataUrl(file)
  return url.slice(url.indexOf(',') + 1)
}
