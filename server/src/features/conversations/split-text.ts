import { MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'

/** Splits a long text into messages of the maximum length, at line ends where possible. Loses no text. */
export function splitText(text: string): string[] {
  const whole = text.trim()
  if (whole.length <= MAX_MESSAGE_TEXT) return whole ? [whole] : []
  const line = whole.lastIndexOf('\n', MAX_MESSAGE_TEXT)
  const at = line > MAX_MESSAGE_TEXT / 2 ? line : MAX_MESSAGE_TEXT
  // Never splits a surrogate pair.
  const end = whole.slice(0, at).isWellFormed() ? at : at - 1
  return [whole.slice(0, end).trimEnd(), ...splitText(whole.slice(end))]
}
