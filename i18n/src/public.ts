import type { Language } from '@runmart/contract/accounts'
import { pages as en } from './en/public.ts'
import { pages as ru } from './ru/public.ts'
import { pages as vi } from './vi/public.ts'

export type PublicWords = { [Key in keyof typeof en]: string }

/** The words of the public pages. They are used when the pages are built, so browsers never download them as words. */
export const publicWords: Record<Language, PublicWords> = { en, vi, ru }
