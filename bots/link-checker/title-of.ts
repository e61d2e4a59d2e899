const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const MAX_TITLE_LENGTH = 200

/** The title of an HTML page as a person would read it, or nothing. */
export function titleOf(html: string): string {
  // Plain search: a hostile page can make a regular expression slow.
  const lower = html.toLowerCase()
  const open = lower.indexOf('<title')
  const begin = open < 0 ? -1 : lower.indexOf('>', open) + 1
  const end = begin > 0 ? lower.indexOf('</title', begin) : -1
  if (end < 0) return ''
  return html
    .slice(begin, end)
    .slice(0, 2_000)
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH)
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : undefined
}
