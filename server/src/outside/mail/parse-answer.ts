import type { Address, Email } from 'postal-mime'
import { sha256 } from '#platform/crypto.ts'

export type MailHeader = {
  /** The mail's own id; without one, a hash of its header. */
  id: string
  /** In lower case; empty if it is not exactly one address. */
  from: string
  /** All addresses that the mail may have been sent to. */
  to: string[]
  /** A program wrote it: an absence note, a list, a delivery report. */
  isAutomatic: boolean
  /** The mailbox's server found that the sender's own servers did not send it. */
  isForged: boolean
}

export type MailContent = { text: string; files: { name: string; content: Buffer }[] }

/** Loaded with the first mail: most shops never need it. */
async function parse(mail: Buffer | string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(mail)
}

/** Programs write a few kilobytes. */
const MAX_HEADER_BYTES = 256 * 1024

/** Reads a mail's header, given without the body. Throws if it is implausibly long. */
export async function parseHeader(header: Buffer): Promise<MailHeader> {
  if (header.length > MAX_HEADER_BYTES) throw new Error('the header is too long')
  const mail = await parse(header)
  const valuesOf = (...names: string[]) => mail.headers.filter((it) => names.includes(it.key)).map((it) => it.value)
  return {
    id: mail.messageId?.trim() || sha256(header.toString('latin1')).toString('hex'),
    from: addressesOf([mail.from]).length === 1 ? (addressesOf([mail.from])[0] ?? '') : '',
    to: [
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
      ...valuesOf('delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to').map((it) => it.replace(/[<>]/g, '')),
    ],
    isAutomatic: isAutomatic(mail, valuesOf),
    isForged: valuesOf('authentication-results').some((it) => /\bdmarc\s*=\s*fail\b/i.test(it)),
  }
}

const LONGEST_ADDRESS = 320

function addressesOf(all: readonly (Address | undefined)[]): string[] {
  return all
    .flatMap((it) => it?.group ?? it ?? [])
    .flatMap(({ address = '' }) => {
      const isOne = address !== '' && address.length <= LONGEST_ADDRESS
      return isOne ? storable(address.toLowerCase()) : []
    })
}

/** RFC 3834 and older headers of programs; answering those could start an endless conversation. */
function isAutomatic({ returnPath, from, headers }: Email, valuesOf: (...names: string[]) => string[]): boolean {
  return (
    valuesOf('auto-submitted').some((it) => !/^\s*no\b/i.test(it)) ||
    valuesOf('precedence').some((it) => /^\s*(bulk|junk|list|auto_reply)\b/i.test(it)) ||
    valuesOf('content-type').some((it) => /^\s*multipart\/report\b/i.test(it)) ||
    valuesOf('return-path').some((it) => /^\s*<\s*>\s*$/.test(it)) ||
    returnPath === '<>' ||
    headers.some((it) => ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].includes(it.key)) ||
    /^(mailer-daemon|postmaster)@/.test(addressesOf([from])[0] ?? '')
  )
}

/** Some programs write only HTML. The parser converts it only if another part of the mail is text. */
async function toText(html: string): Promise<string> {
  const part = (type: string, text: string) =>
    `--part\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`
  const both = `Content-Type: multipart/mixed; boundary=part\r\n\r\n${part('text/plain', ' ')}${part('text/html', html)}--part--`
  return (await parse(both)).text ?? ''
}

/** Signatures of mails, which only programs read. */
const signatures = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature']

export async function parseContent(mail: Buffer): Promise<MailContent> {
  const { text, html = '', attachments } = await parse(mail)
  return {
    text: storable(text?.trim() || (await toText(html))),
    files: attachments
      .filter((it) => !signatures.includes(it.mimeType))
      .map(({ filename, mimeType, content }, at) => ({
        name: storable((filename ?? '').slice(-255)).trim() || nameFor(mimeType, at),
        content: Buffer.from(content as Uint8Array),
      })),
  }
}

/** Databases cannot hold NUL, JSON cannot hold half characters. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Pictures inside the text often have no name. */
const nameFor = (mimeType: string, at: number) =>
  `${at + 1}.${
    mimeType
      .split('/')[1]
      ?.slice(0, 20)
      .replace(/[^a-z0-9]/g, '') || 'bin'
  }`
