import * as z from 'zod/mini'

const LONGEST = 64

/** Old names that browsers still report, with the modern ones. */
const modernNames: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

export const TimeZone = z
  .string('invalid')
  .check(
    z.trim(),
    z.maxLength(LONGEST, 'textTooLong'),
    z.refine(isTimeZone, 'timeZoneUnknown'),
    z.overwrite(modernTimeZone),
  )

/** Whether a time zone has this name. Refuses a mere offset: it has no summer time. */
export function isTimeZone(name: string): boolean {
  return looksLikeTimeZone(name) && isKnown(name)
}

/** Whether it has the form of a name, which is faster than a lookup. */
export function looksLikeTimeZone(name: string): boolean {
  return name.length <= LONGEST && /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)
}

/** The same zone by its modern name. */
export function modernTimeZone(name: string): string {
  return modernNames[name] ?? name
}

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
