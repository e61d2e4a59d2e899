import { type SupplierAccount, supplierMoney } from '@runmart/contract/suppliers-money'
import { amountText } from '@runmart/i18n/formats'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { shortened } from './supplier-state.tsx'

type Props = { account: SupplierAccount; onNote: () => void }

/** The shop's account at one supplier, and the button to record a payment. */
export function SupplierAccountRow({ account, onNote }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const { id, name, currency, paidIn, cost, left, balance, told } = account
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 px-5 py-3 text-[13px] lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)_auto]">
      <p className="text-sm font-semibold wrap-anywhere text-ink">
        {may('catalog') ? <TextLink to={operatorPaths.supplier(id)}>{name}</TextLink> : name}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 max-lg:col-span-2 max-lg:row-start-2 sm:grid-cols-5">
        <Sum label={t('operatorSupplierMoney.paidIn')}>
          <Money amount={paidIn} />
        </Sum>
        <Sum label={t('operatorSupplierMoney.cost')}>
          <Money amount={cost} />
        </Sum>
        <Sum label={t('operatorSupplierMoney.left')}>
          <Money amount={left} className={left < 0 ? 'text-failed' : ''} />
        </Sum>
        <Sum label={t('operatorSupplierMoney.told')}>
          {told === null || balance === null ? (
            <span className="font-normal text-ink-faint">{t('operatorSupplierMoney.notTold')}</span>
          ) : (
            <>
              <Money amount={told} />
              <span className="block text-xs font-normal text-ink-faint tabular-nums">
                {amountText(language, shortened(balance), currency)}
              </span>
            </>
          )}
        </Sum>
        <Sum label={t('operatorSupplierMoney.difference')}>
          <Difference account={account} />
        </Sum>
      </dl>
      <Button
        size="sm"
        aria-label={t('operatorSupplierMoney.noteOf', { name })}
        onClick={onNote}
        className="max-lg:col-start-2 max-lg:row-start-1"
      >
        {t('operatorSupplierMoney.note')}
      </Button>
    </li>
  )
}

/** The balance that the supplier reports minus the balance in the books. */
function Difference({ account: { difference } }: { account: SupplierAccount }) {
  const t = useOperatorTranslations()
  if (difference === null) return <span className="font-normal text-ink-faint">–</span>
  if (difference === 0) return <span className="text-success">{t('operatorSupplierMoney.agrees')}</span>
  return <Money amount={difference} className={classes(difference < 0 ? 'text-failed' : 'text-pending')} />
}

/** The supplier's balance in the books, with a link to its payments; empty without the right to money. */
export function LeftByBooks({ supplierId }: { supplierId: string }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { data } = useApi(supplierMoney.accounts, {}, { enabled: may('money'), refetchInterval: 15_000 })
  const account = data?.items.find((it) => it.id === supplierId)
  if (!account) return null
  return (
    <span className="block text-xs font-normal text-ink-faint">
      <TextLink to={operatorPaths.supplierMoneyOf(supplierId)}>{t('operatorSupplierMoney.left')}</TextLink>{' '}
      <Money amount={account.left} className="font-semibold text-ink-soft" />
    </span>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-semibold wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}
