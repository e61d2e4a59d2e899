/** The key as shortcuts name it. On layouts of other scripts, the Latin letter or sign at its place. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key < '\x7f') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  const letter = /^Key(.)$/.exec(code)?.[1] ?? key
  return shiftKey ? letter : letter.toLowerCase()
}
