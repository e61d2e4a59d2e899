/**
 * The person's text, and the rest that their mail program added: quoted text and signature. Together they are the mail,
 * up to a length.
 */
export type SplitText = { text: string; rest: string }

/** The first field of a quoted mail's header, in the languages of the shop; programs also make it bold. */
const from = /^[*\s]*(From|Từ|Người gửi|От|От кого)[*\s]*:/i
const otherFields =
  /^[*\s]*(Sent|Date|To|Cc|Subject|Đã gửi|Ngày|Gửi|Đến|Tới|Chủ đề|Tiêu đề|Отправлено|Дата|Кому|Копия|Тема)[*\s]*:/i
const divider = /^\s*-{2,}\s*(Original Message|Thư gốc|Tin nhắn gốc|Исходное сообщение)\s*-{2,}\s*$/i
const underline = /^\s*_{10,}\s*$/
const phoneSignature =
  /^\s*(Sent from |Get Outlook for |Gửi từ |Được gửi từ |Đã gửi từ |Tải Outlook |Tải xuống Outlook |Отправлено с |Отправлено из |Скачать Outlook |Скачайте Outlook ).{2,80}$/i
const LONGEST_SIGNATURE = 12
/** Programs wrap a line such as “On … wrote:”. */
const LONGEST_ATTRIBUTION = 3

/** How many lines the search for a quoted header covers. */
const HEADER_LINES = 8
/** More than an answer and the stored part of a quote; the splitter drops the rest of a mail. */
const MOST_CHARACTERS = 200_000
/** The splitter does not find a quote or signature that begins later; such a mail is an answer as a whole. */
const MOST_LINES = 20_000

/**
 * Splits the plain text of an answer as Gmail, Outlook, Apple Mail and others write it. Removes only the end of the
 * mail: answers between quoted lines keep their context. If nothing would be left, it removes nothing.
 */
export function splitQuote(whole: string, ownAddress: string): SplitText {
  const lines = whole.slice(0, MOST_CHARACTERS).replace(/\r\n?/g, '\n').trim().split('\n')
  const looked = lines.slice(0, MOST_LINES)
  const quote = quoteStart(looked, ownAddress)
  const isWhole = quote < looked.length || looked.length === lines.length
  const end = isWhole ? signatureStart(looked.slice(0, quote)) : lines.length
  const [text, rest] = [lines.slice(0, end).join('\n').trim(), lines.slice(end).join('\n').trim()]
  return text ? { text, rest } : { text: rest, rest: '' }
}

function quoteStart(lines: readonly string[], ownAddress: string): number {
  const isHeaderAt = (at: number) => isHeader(lines.slice(at, at + HEADER_LINES))
  const found = lines.findIndex(
    (line, at) =>
      divider.test(line) ||
      isHeaderAt(at) ||
      (underline.test(line) && isHeaderAt(at + 1)) ||
      namesUs(lines.slice(at, at + LONGEST_ATTRIBUTION), ownAddress),
  )
  return Math.min(found < 0 ? lines.length : found, prefixedStart(lines))
}

/** `From:` and at least two other fields of a mail's header, as Outlook writes them above a quote. */
function isHeader(lines: readonly string[]): boolean {
  const [first = '', ...next] = lines.filter((it) => it.trim()).slice(0, 6)
  return from.test(first) && next.filter((it) => otherFields.test(it)).length >= 2
}

/** A program wrote “On …, Runmart <our address> wrote:”, whatever the language and the line breaks. */
function namesUs(lines: readonly string[], ownAddress: string): boolean {
  const first = lines[0] ?? ''
  return (
    /\d/.test(first) &&
    lines.some((_, at) => {
      const words = lines.slice(0, at + 1).join(' ')
      return words.toLowerCase().includes(ownAddress) && /:\s*$/.test(words)
    })
  )
}

/** The start of the quoted lines at the end (`> …`), including the attribution line. */
function prefixedStart(lines: readonly string[]): number {
  let start = lines.length
  while (start > 0 && /^\s*(>.*)?$/.test(lines[start - 1] ?? '')) start -= 1
  if (!lines.slice(start).some((it) => it.includes('>'))) return lines.length
  for (let count = 1; count <= LONGEST_ATTRIBUTION; count++) {
    const words = lines.slice(Math.max(0, start - count), start).join(' ')
    if (/:\s*$/.test(words) && (/@/.test(words) || /\d[\d:./\s]+\d/.test(words))) return Math.max(0, start - count)
  }
  return start
}

function signatureStart(lines: readonly string[]): number {
  const dashes = lines.findLastIndex((it) => /^--\s?$/.test(it))
  let end = dashes >= 0 && lines.length - dashes <= LONGEST_SIGNATURE ? dashes : lines.length
  const last = lines.findLastIndex((it, at) => at < end && it.trim() !== '')
  if (phoneSignature.test(lines[last] ?? '')) end = last
  return end
}
