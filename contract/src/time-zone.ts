import * as z from 'zod/mini'

const LONGEST = 64

/** Names that browsers still report although the places are written otherwise today. */
const modernNames: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** The name of a time zone in the IANA database: `Asia/Ho_Chi_Minh`. */
export const TimeZone = z
  .string('invalid')
  .check(
    z.trim(),
    z.maxLength(LONGEST, 'textTooLong'),
    z.refine(isTimeZone, 'timeZoneUnknown'),
    z.overwrite(modernTimeZone),
  )

/** Whether a time zone has this name. A mere offset is none: it knows no summer time. */
export function isTimeZone(name: string): boolean {
  return looksLikeTimeZone(name) && isKnown(name)
}

/** Whether it has the form of a name, which is quicker than to look it up. */
export function looksLikeTimeZone(name: string): boolean {
  return name.length <= LONGEST && /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)
}

/** The same zone by its name of today. */
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
