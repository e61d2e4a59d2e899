const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Requests carry ids as text. A text that cannot be an id counts as not found. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
