/** The key as shortcuts name it: where the layout has another script, the Latin letter or sign of that place on the keyboard. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key < '\x7f') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  const letter = /^Key(.)$/.exec(code)?.[1] ?? key
  return shiftKey ? letter : letter.toLowerCase()
}
