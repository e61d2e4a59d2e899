import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { notify } from '#ui/notify.ts'
import { download } from './download.ts'
import { currentTranslations } from './language.tsx'

/** Saves all of a list that match as a table for a spreadsheet, and says under which name. */
export async function downloadCsv<E extends AnyEndpoint>(list: E, query: Record<string, string>): Promise<void> {
  const answer = await download(list, ...([{ query: { ...query, format: 'csv' } }] as unknown as CallArgs<E>))
  if (answer.success) notify('success', currentTranslations().t('lists.csvSaved', { name: answer.data.name }))
}
