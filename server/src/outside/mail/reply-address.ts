import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/crypto.ts'

const SIGNATURE_BYTES = 10
/** Lower case, without characters that mail servers treat differently: some change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** A reply address: its conversation, and a signature that only the shop can make for one reader. */
export type ReplyAddress = { conversationId: string; signature: string }

type Signed = { conversationId: string; userId: string }

/** Makes one reader's reply address in one conversation: `support+<conversation>.<signature>@shop.example`. */
export function replyAddress(address: string, signed: Signed, secret: string): string {
  const at = address.lastIndexOf('@')
  const id = toBase32(Buffer.from(signed.conversationId.replaceAll('-', ''), 'hex'))
  return `${address.slice(0, at)}+${id}.${sign(signed, secret)}${address.slice(at)}`
}

/** Parses a reply address; null for every other address. */
export function parseReplyAddress(text: string, address: string): ReplyAddress | null {
  const at = address.lastIndexOf('@')
  const given = text.trim().toLowerCase()
  const [start, end] = [`${address.slice(0, at)}+`, address.slice(at)]
  if (!given.startsWith(start) || !given.endsWith(end)) return null
  const [, id = '', signature = ''] =
    /^([a-z2-7]{26})\.([a-z2-7]{16})$/.exec(given.slice(start.length, -end.length)) ?? []
  if (!id) return null
  const hex = fromBase32(id).toString('hex')
  const conversationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { conversationId, signature }
}

export function isReplyAddressOf({ conversationId, signature }: ReplyAddress, userId: string, secret: string): boolean {
  return isSameSecret(signature, sign({ conversationId, userId }, secret))
}

function sign({ conversationId, userId }: Signed, secret: string): string {
  const made = createHmac('sha256', secret).update(`reply ${conversationId} ${userId}`).digest()
  return toBase32(made.subarray(0, SIGNATURE_BYTES))
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((it) => alphabet[Number.parseInt(it.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((it) => alphabet.indexOf(it).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2)))
}
