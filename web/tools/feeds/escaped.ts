/** A text as it may stand in XML, between tags and in quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
