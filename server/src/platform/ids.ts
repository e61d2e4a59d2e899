const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids come from outside as text; one that cannot be an id is simply not found. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
