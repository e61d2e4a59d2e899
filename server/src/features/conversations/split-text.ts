import { MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'

/** Splits what was written elsewhere into messages of the longest length, between lines where it can. Nothing of it is cut. */
export function splitText(text: string): string[] {
  const whole = text.trim()
  if (whole.length <= MAX_MESSAGE_TEXT) return whole ? [whole] : []
  const line = whole.lastIndexOf('\n', MAX_MESSAGE_TEXT)
  const at = line > MAX_MESSAGE_TEXT / 2 ? line : MAX_MESSAGE_TEXT
  // Never through the middle of a character.
  const end = whole.slice(0, at).isWellFormed() ? at : at - 1
  return [whole.slice(0, end).trimEnd(), ...splitText(whole.slice(end))]
}
