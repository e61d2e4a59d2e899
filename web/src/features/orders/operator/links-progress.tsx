import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { CheckCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { LinkList } from '../desk/link-list.tsx'
import { readCounts, type WrongCount } from '../read-counts.ts'
import { useTypedCounts } from '../use-typed-counts.ts'
import { useSaveOrderProgress } from './use-save-order-progress.ts'

type Props = { order: OperatorOrder; links: readonly OrderLink[]; linkCount: number; open: boolean }

/** The links of an order with a count each; it saves changed counts only. */
export function LinksProgress({ order, links, linkCount, open }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { save, saving, error } = useSaveOrderProgress(order)
  const { typed, type, set } = useTypedCounts(order.id)
  const { changes, wrong } = readCounts(language, links, typed)
  return (
    <form
      noValidate
      aria-label={t('operatorOrders.progress')}
      onSubmit={async (event) => {
        event.preventDefault()
        if (changes.length === 0 || wrong.size > 0 || saving) return
        if (await save({ links: changes })) set({})
      }}
    >
      {error && (
        <Alert tone="danger" className="m-5">
          {error}
        </Alert>
      )}
      <LinkList
        area="operatorOrders"
        links={links}
        linkCount={linkCount}
        typed={typed}
        wrong={wrong}
        open={open}
        onType={type}
      />
      {open && (
        <LinksBar
          changed={changes.length}
          wrong={wrong.values().next().value}
          saving={saving}
          onFill={() => set(Object.fromEntries(links.map(({ line, amount }) => [line, String(amount)])))}
          onDiscard={() => set({})}
        />
      )}
    </form>
  )
}

type LinksBarProps = {
  changed: number
  wrong: WrongCount | undefined
  saving: boolean
  onFill: () => void
  onDiscard: () => void
}

/** The number of unsaved counts, with the buttons to save, discard or fill them. */
function LinksBar({ changed, wrong, saving, onFill, onDiscard }: LinksBarProps) {
  const t = useOperatorTranslations()
  const text = wrong
    ? t(`fields.${wrong}`)
    : changed
      ? t('operatorOrders.linksChanged', { count: changed })
      : t('operatorOrders.nothingChanged')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-5 py-3">
      <p
        role="status"
        className={classes(
          'text-[13px]',
          wrong ? 'font-medium text-failed' : changed ? 'font-semibold text-pending' : 'text-ink-faint',
        )}
      >
        {text}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {(changed > 0 || wrong !== undefined) && (
          <Button variant="quiet" onClick={onDiscard}>
            {t('operatorOrders.discard')}
          </Button>
        )}
        <Button variant="quiet" icon={<CheckCheck aria-hidden />} onClick={onFill}>
          {t('operatorOrders.fillAll')}
        </Button>
        <Button type="submit" loading={saving} disabled={changed === 0 || wrong !== undefined}>
          {t('operatorOrders.saveProgress')}
        </Button>
      </div>
    </div>
  )
}
