/**
 * Reads uploaded text line by line. The web previews with it and the server decides with it, so that both count the
 * same lines. Skips blank lines. Lines end with LF, CRLF or CR.
 */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
/** The most bytes that one customer's orders may upload in a day (UTC), files and links together. */
export const MAX_UPLOAD_BYTES_A_DAY = 200 * 1024 * 1024
export const MAX_LINES = 100_000
export const MAX_LINE_LENGTH = 2_000
export const MAX_REFERRALS_PER_LINK = 1_000_000

export const lineProblems = ['lineFormat', 'linkFormat', 'lineAmount', 'lineTooLong', 'notText'] as const
export type LineProblem = (typeof lineProblems)[number]

export type BadLine = { line: number; problem: LineProblem }
export type ReferralLine = { line: number; link: string; amount: number }
export type ReferralLines = {
  /** Lines that are not blank, counted up to one more than a customer can order. */
  lines: number
  good: ReferralLine[]
  /** How many good lines name a repeated link; each is still an order of its own. */
  duplicates: number
  bad: BadLine[]
}
export type BotLines = {
  lines: number
  /** The lines for the bot: each different line once, so that the customer pays none twice. */
  good: string[]
  duplicates: number
  bad: BadLine[]
}

/** Reading stops after this many lines, blank ones included. */
const MAX_LINES_READ = 5 * MAX_LINES
const LF = 10
const CR = 13

/**
 * Visits the lines that are not blank, and stops once there are more than a customer can order. Returns their number.
 */
export function eachLine(content: string, visit: (text: string, line: number) => void): number {
  return finish(visitLines(content, visit))
}

/** Runs all steps at once. */
function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps, one per line, so that a server can do something else in between. */
export function* visitLines(
  content: string,
  visit: (text: string, line: number) => void,
): Generator<undefined, number> {
  let [begin, line, found] = [content.startsWith('\uFEFF') ? 1 : 0, 0, 0]
  while (begin <= content.length) {
    let end = begin
    while (end < content.length && content.charCodeAt(end) !== LF && content.charCodeAt(end) !== CR) end++
    const text = content.slice(begin, end).trim()
    line++
    if (text) found++
    if (found > MAX_LINES || line > MAX_LINES_READ) return MAX_LINES + 1
    if (text) visit(text, line)
    yield
    begin = end + (content.charCodeAt(end) === CR && content.charCodeAt(end + 1) === LF ? 2 : 1)
  }
  return found
}

/** U+FFFD marks bytes that were not UTF-8; a NUL or half a character is no text either. */
export function isText(text: string): boolean {
  return !text.includes('\uFFFD') && !text.includes('\0') && text.isWellFormed()
}

/** Whether a referral link can be opened: a whole http or https address. */
export function isReferralLink(text: string): boolean {
  if (text.length > MAX_LINE_LENGTH || /[\s\p{Cc}\p{Cf}]/u.test(text) || !isText(text)) return false
  const url = addressOf(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password
}

function addressOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Reads `link|amount` lines; a tab also separates. */
export function readReferralLines(content: string): ReferralLines {
  return finish(referralLineSteps(content))
}

/** The same in steps. */
export function* referralLineSteps(content: string): Generator<undefined, ReferralLines> {
  const good: ReferralLine[] = []
  const bad: BadLine[] = []
  const seen = new Set<string>()
  const lines = yield* visitLines(content, (text, line) => {
    const read = readReferralLine(text)
    if (typeof read === 'string') bad.push({ line, problem: read })
    else {
      good.push({ line, ...read })
      seen.add(read.link)
    }
  })
  return { lines, good, duplicates: good.length - seen.size, bad }
}

/** The link and amount of one line, or its problem. */
export function readReferralLine(text: string): { link: string; amount: number } | LineProblem {
  if (!isText(text)) return 'notText'
  if (text.length > MAX_LINE_LENGTH) return 'lineTooLong'
  // The last separator counts: a link may contain a bar of its own.
  const at = Math.max(text.lastIndexOf('|'), text.lastIndexOf('\t'))
  const [link, digits] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  if (!link.trim()) return 'lineFormat'
  if (!isReferralLink(link.trim())) return 'linkFormat'
  const amount = /^[1-9]\d{0,6}$/.test(digits.trim()) ? Number(digits) : Number.NaN
  return amount <= MAX_REFERRALS_PER_LINK ? { link: link.trim(), amount } : 'lineAmount'
}

/** Reads the lines for a bot. */
export function readBotLines(content: string): BotLines {
  return finish(botLineSteps(content))
}

/** The same in steps. */
export function* botLineSteps(content: string): Generator<undefined, BotLines> {
  const good = new Set<string>()
  const bad: BadLine[] = []
  const lines = yield* visitLines(content, (text, line) => {
    if (!isText(text)) bad.push({ line, problem: 'notText' })
    else if (text.length > MAX_LINE_LENGTH) bad.push({ line, problem: 'lineTooLong' })
    else good.add(text)
  })
  return { lines, good: [...good], duplicates: lines - bad.length - good.size, bad }
}
