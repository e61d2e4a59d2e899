/** Vietnamese banks write local time without a zone; Vietnam is seven hours ahead of UTC all year. Throws when it is no time. */
export function vietnamTime(text: string): Date {
  const iso = text.trim().replace(' ', 'T')
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}+07:00`)
  if (Number.isNaN(time.getTime())) throw new Error(`not a time: ${text}`)
  return time
}
