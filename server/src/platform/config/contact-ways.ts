/** Mail address, name in Telegram without its @, phone number in Zalo. */
export type ContactWays = { email: string | null; telegram: string | null; zalo: string | null }

type Variables = { DEMO: string; CONTACT_EMAIL: string; CONTACT_TELEGRAM: string; CONTACT_ZALO: string }

/** Example contacts of a demo shop without settings, to show where contacts appear. */
const examples: ContactWays = { email: 'support@runmart.example', telegram: 'runmart_example', zalo: '0900000000' }

export function contactWays(it: Variables): ContactWays {
  const ways: ContactWays = {
    email: it.CONTACT_EMAIL || null,
    telegram: it.CONTACT_TELEGRAM.replace(/^@/, '') || null,
    zalo: it.CONTACT_ZALO || null,
  }
  const isSet = Object.values(ways).some((way) => way !== null)
  return isSet || it.DEMO !== 'on' ? ways : examples
}
