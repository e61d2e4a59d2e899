/** Decodes a part of an address; unchanged if its encoding is invalid. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
