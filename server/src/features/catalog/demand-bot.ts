import type { BotRegistry } from '@runmart/bots/registry'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { refuseField } from '#platform/refusal.ts'

export type CatalogTools = { bots: BotRegistry }

/** A service that runs a bot names one that is installed; others name none. */
export function demandBot({ bots }: CatalogTools, { serviceType, botId }: ServiceDraft, field: string): void {
  if (serviceType === 'AUTO_BOT' && botId === null) throw refuseField(field, 'required')
  if (botId !== null && (serviceType !== 'AUTO_BOT' || !bots.find(botId))) throw refuseField(field, 'botUnknown')
}
