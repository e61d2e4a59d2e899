/** Vietnamese banks write local time without a zone; Vietnam is seven hours ahead of UTC all year. */
export function vietnamTime(text: string): Date {
  return new Date(`${text.trim().replace(' ', 'T')}+07:00`)
}
