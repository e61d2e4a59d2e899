/** A part of an address as it was meant; left alone when it is not encoded as addresses are. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
