import { type Setting, setting } from '#platform/setting.ts'

/** The contact information of an account's last order, kept in this browser. */
export function keptContact(userId: string): Setting {
  return setting(`contact:${userId}`)
}
