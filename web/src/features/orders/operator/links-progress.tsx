import type { OrderLink } from '@runmart/contract/orders'
import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useCallback, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkProgressRow } from './link-progress-row.tsx'
import { LinksBar } from './links-bar.tsx'
import { readCounts } from './read-counts.ts'
import { useSaveProgress } from './use-save-progress.tsx'

type Props = { order: DeskOrder; links: readonly OrderLink[]; linkCount: number; open: boolean }

/** The links of an order with a count each; only what was changed is saved. */
export function LinksProgress({ order, links, linkCount, open }: Props) {
  const t = useOperatorTranslations()
  const { save, saving, refused, dialog } = useSaveProgress(order)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const type = useCallback((line: number, text: string) => setTyped((before) => ({ ...before, [line]: text })), [])
  const { changes, wrong, more } = readCounts(links, typed)
  return (
    <form
      noValidate
      aria-label={t('operatorOrders.progress')}
      onSubmit={async (event) => {
        event.preventDefault()
        if (changes.length === 0 || wrong.size > 0 || saving) return
        if (await save({ links: changes }, more)) setTyped({})
      }}
    >
      {refused && (
        <Alert tone="danger" className="m-5">
          {refused}
        </Alert>
      )}
      {linkCount > links.length && (
        <p className="border-b border-line px-5 py-3 text-[13px] text-ink-soft">
          {t('operatorOrders.linksShown', { shown: links.length, total: linkCount })}
        </p>
      )}
      <ul aria-label={t('operatorOrders.links')} className="max-h-[36rem] divide-y divide-line overflow-y-auto">
        {links.map((link) => (
          <LinkProgressRow
            key={link.line}
            link={link}
            typed={typed[link.line]}
            wrong={wrong.has(link.line)}
            open={open}
            onType={type}
          />
        ))}
      </ul>
      {open && (
        <LinksBar
          changed={changes.length}
          wrong={wrong.size > 0}
          saving={saving}
          onFill={() => setTyped(Object.fromEntries(links.map(({ line, amount }) => [line, String(amount)])))}
          onDiscard={() => setTyped({})}
        />
      )}
      {dialog}
    </form>
  )
}
