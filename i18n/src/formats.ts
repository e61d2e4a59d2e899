import type { Language } from '@runmart/contract/languages'

/** Numbers, sums and times for people, in the web and in mails. English uses the day-first dates of most countries. */
const locales: Record<Language, string> = { en: 'en-GB', vi: 'vi', ru: 'ru' }

const kept = new Map<string, unknown>()

/** Creating a format takes longer than using it for a whole list. */
function keep<Format>(key: string, create: () => Format): Format {
  const known = kept.get(key) as Format | undefined
  if (known) return known
  const created = create()
  kept.set(key, created)
  return created
}

/** `1250000` → `1,250,000` (en), `1.250.000` (vi), `1 250 000` (ru). Decimals come as text, which keeps every digit. */
export function numberText(language: Language, number: number | string): string {
  const format = keep(`number ${language}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 8 }))
  return withMinus(format.format(number as Intl.StringNumericLiteral))
}

/** `1250000` → `1,250,000 ₫` (en), `1.250.000 ₫` (vi), `1 250 000 ₫` (ru); with `signed`, `+` or `−` before it. */
export function moneyText(language: Language, amount: number, signed = false): string {
  const format = keep(`money ${language}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }))
  const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : ''
  return `${sign}${format.format(Math.abs(amount))}\u00a0₫`
}

/** An amount in its own currency, with every digit: `1,250,000 ₫`, `98.814 USDT`. */
export function amountText(language: Language, amount: string, currency: string): string {
  if (currency === 'VND') return moneyText(language, Number(amount))
  return `${numberText(language, amount)}\u00a0${currency}`
}

/** `5` → `5%` (en, vi), `5 %` (ru). */
export function percentText(language: Language, percent: number, fractionDigits = 0): string {
  const format = keep(
    `percent ${language} ${fractionDigits}`,
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: fractionDigits }),
  )
  return withMinus(format.format(percent / 100))
}

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `5242880` → `5 MB` (en, vi), `5 МБ` (ru). */
export function sizeText(language: Language, bytes: number): string {
  const step = Math.min(sizes.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const unit = sizes[step] ?? 'byte'
  const format = keep(
    `size ${language} ${unit}`,
    () => new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }),
  )
  return format.format(bytes / 1024 ** step).replace(/ /g, '\u00a0')
}

/** `16 Nov 2026` (en), `16/11/2026` (vi), `16.11.2026` (ru). */
export function dateText(language: Language, at: Date, timeZone?: string): string {
  return dateFormat(language, timeZone).format(at).replace(/ /g, '\u00a0')
}

/** `16 Nov 2026, 00:39` (en), `00:39 16/11/2026` (vi), `16.11.2026, 00:39` (ru). */
export function dateTimeText(language: Language, at: Date, timeZone?: string): string {
  const [date, time] = [dateText(language, at, timeZone), timeFormat(language, timeZone).format(at)]
  return language === 'vi' ? `${time}\u00a0${date}` : `${date}, ${time}`
}

const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
]
const justNow: Record<Language, string> = { en: 'just now', vi: 'vừa xong', ru: 'только что' }
const rightNow: Record<Language, string> = { en: 'now', vi: 'ngay', ru: 'сейчас' }

/** `5 min ago`, `in 2 hr`; null from one day on, because the date is more exact. */
export function distanceText(language: Language, at: Date, now: Date): string | null {
  const seconds = (at.getTime() - now.getTime()) / 1_000
  if (Math.abs(seconds) < 60) return (seconds > 0 ? rightNow : justNow)[language]
  const step = steps.find(([limit]) => Math.abs(seconds) < limit)
  if (!step) return null
  const format = keep(
    `distance ${language}`,
    () => new Intl.RelativeTimeFormat(locales[language], { style: 'short', numeric: 'always' }),
  )
  return format.format(Math.trunc(seconds / step[1]), step[2])
}

/** A calendar day, which has no time zone: `2026-11-16` in the format of `dateText`. */
export function dayText(language: Language, day: string): string {
  return dateText(language, new Date(`${day}T00:00:00Z`), 'UTC')
}

/** A day without its year for the axis of a chart: `16 Nov` (en), `16/11` (vi), `16.11` (ru). */
export function shortDayText(language: Language, day: string): string {
  const format = keep(
    `short ${language}`,
    () =>
      new Intl.DateTimeFormat(locales[language], {
        day: language === 'en' ? 'numeric' : '2-digit',
        month: language === 'en' ? 'short' : '2-digit',
        timeZone: 'UTC',
      }),
  )
  return format
    .format(new Date(`${day}T00:00:00Z`))
    .replace('-', '/')
    .replace(/ /g, '\u00a0')
}

/** `2026-11` → `November 2026`, `tháng 11 năm 2026`, `ноябрь 2026`. */
export function monthText(language: Language, month: string): string {
  const format = keep(
    `month ${language}`,
    () => new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  return format
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(/\sг\.$/, '')
    .replace(/ /g, '\u00a0')
}

/** A month for the axis of a chart: `Nov 2026` (en), `11/2026` (vi), `11.2026` (ru). */
export function shortMonthText(language: Language, month: string): string {
  if (language !== 'en')
    return month
      .split('-')
      .reverse()
      .join(language === 'vi' ? '/' : '.')
  const format = keep(
    'short month',
    () => new Intl.DateTimeFormat(locales.en, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  )
  return format.format(new Date(`${month}-01T00:00:00Z`)).replace(/ /g, '\u00a0')
}

/** The offset of a time zone from Greenwich at a moment: `GMT+7`. */
export function offsetText(at: Date, timeZone: string): string {
  const format = keep(
    `offset ${timeZone}`,
    () => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }),
  )
  return format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** A time zone by its name: `Asia/Ho_Chi_Minh` → `Asia/Ho Chi Minh`. */
export function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

function dateFormat(language: Language, timeZone: string | undefined): Intl.DateTimeFormat {
  return keep(`date ${language} ${timeZone}`, () => {
    const month = language === 'en' ? 'short' : '2-digit'
    const day = language === 'en' ? 'numeric' : '2-digit'
    return new Intl.DateTimeFormat(locales[language], { day, month, year: 'numeric', timeZone })
  })
}

function timeFormat(language: Language, timeZone: string | undefined): Intl.DateTimeFormat {
  return keep(
    `time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  )
}

function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
