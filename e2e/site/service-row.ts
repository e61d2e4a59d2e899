import type { Locator, Page } from '@playwright/test'
import type { Service } from '@runmart/contract/catalog'
import { words } from '../accounts/words.ts'
import { money } from '../orders/money.ts'

/** A service's price in the format of the public pages. */
export const priceOf = ({ unit, price }: Service) => `${money(price)} ${words.en(`serviceUnits.${unit}`)}`

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
}
