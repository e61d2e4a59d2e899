import { decodeText } from './decoded.ts'

/** Parameter names that referral programmes use for the code, most telling first. */
const names = [
  'ref',
  'referral',
  'referral_code',
  'referralcode',
  'ref_code',
  'refcode',
  'ref_id',
  'refid',
  'referrer',
  'invite',
  'invite_code',
  'invitecode',
  'inviter',
  'aff',
  'affiliate',
  'aff_id',
  'partner',
  'via',
  'code',
  'startapp',
  'start',
  'r',
]

/**
 * The referral code in a link: a parameter with a telling name, else the last part of its path; null without either.
 */
export function findCode(link: URL): string | null {
  const parameters = new Map([...link.searchParams].map(([name, value]) => [name.toLowerCase(), value]))
  for (const name of names) {
    const value = parameters.get(name)
    if (value) return value
  }
  const last = link.pathname.split('/').filter(Boolean).at(-1) ?? ''
  return /^[\w-]{4,64}$/.test(last) && /\d|[A-Z]/.test(last) ? last : null
}

/** Whether a link contains exactly this code: as a parameter, a part of the path or of the fragment. */
export function containsCode(link: URL, code: string): boolean {
  const path = link.pathname.split('/').map(decodeText)
  const behind = decodeText(link.hash.slice(1)).split(/[/?&=]/)
  return [...link.searchParams.values(), ...path, ...behind].includes(code)
}
