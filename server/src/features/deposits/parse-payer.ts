/**
 * The account a transfer came from, where the bank writes it behind what the customer typed: `….CT tu 0291000285902 VU
 * HUYEN TUAN`. The last one counts: what stands before it may be the customer's own words.
 */
export function parsePayer(content: string): string {
  return [...content.matchAll(/\bCT tu (\d{6,19})\b/gi)].at(-1)?.[1] ?? ''
}
