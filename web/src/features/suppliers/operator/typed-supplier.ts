import type { Language } from '@runmart/contract/languages'
import type { Supplier } from '@runmart/contract/suppliers'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readDecimal } from '#ui/read-amount.ts'

/** A supplier as the operator types it. */
export type TypedSupplier = {
  name: string
  url: string
  key: string
  currency: string
  dongEach: string
  callsAMinute: string
  lowBalance: string
  repeatsSafely: boolean
  sellsWhileRefused: boolean
}

export const blankSupplier: TypedSupplier = {
  name: '',
  url: '',
  key: '',
  currency: 'USD',
  dongEach: '',
  callsAMinute: '60',
  lowBalance: '',
  repeatsSafely: false,
  sellsWhileRefused: false,
}

/** The settings of a supplier that operators can change. */
export function settingsOf(supplier: Supplier) {
  const { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status, sellsWhileRefused } =
    supplier
  return { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status, sellsWhileRefused }
}

export function toTypedSupplier(language: Language, supplier: Supplier): TypedSupplier {
  const { name, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, sellsWhileRefused } = supplier
  return {
    name,
    url,
    key: '',
    currency,
    dongEach: formatNumber(language, dongEach),
    callsAMinute: String(callsAMinute),
    lowBalance: lowBalance === null ? '' : formatNumber(language, lowBalance),
    repeatsSafely,
    sellsWhileRefused,
  }
}

/** The typed values, for the contract to check; an empty key counts as none. */
export function readSupplier(language: Language, typed: TypedSupplier) {
  return {
    name: typed.name,
    url: typed.url.trim(),
    currency: typed.currency,
    dongEach: readDecimal(language, typed.dongEach),
    callsAMinute: readAmount(language, typed.callsAMinute),
    lowBalance: readDecimal(language, typed.lowBalance) ?? null,
    repeatsSafely: typed.repeatsSafely,
    sellsWhileRefused: typed.sellsWhileRefused,
    ...(typed.key.trim() !== '' && { key: typed.key }),
  }
}
