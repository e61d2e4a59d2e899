import type { Language } from '@runmart/contract/accounts'
import * as en from './en/public.ts'
import * as ru from './ru/public.ts'
import * as vi from './vi/public.ts'
import { type Say, speaker } from './words.ts'

export type SayPublic = Say<typeof en>

/** Says what public pages say. They are drawn when the web is built, so browsers never download these words as words. */
export const sayPublic: Record<Language, SayPublic> = {
  en: speaker('en', en),
  vi: speaker<typeof en>('vi', vi),
  ru: speaker<typeof en>('ru', ru),
}
