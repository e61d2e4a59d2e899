/** The text as a whole http or https address without credentials, or null. */
export function webLink(text: string): URL | null {
  if (/[\s\p{Cc}\p{Cf}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username || url.password ? null : url
}
