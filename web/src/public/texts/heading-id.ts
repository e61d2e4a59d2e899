/** A name for a heading that its address can carry: `By bank` → `by-bank`, in the letters of its own language. */
export function headingId(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? ['part']
  const name = words.join('-')
  let id = name
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`
  return id
}
