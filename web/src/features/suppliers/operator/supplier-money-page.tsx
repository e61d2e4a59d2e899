import {
  NewTopUp,
  type SupplierAccount,
  supplierMoney,
  topUpSources,
  topUpStatuses,
} from '@runmart/contract/suppliers-money'
import { Landmark, Truck } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Form } from '#ui/form.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { readAmount, readDecimal } from '#ui/read-amount.ts'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { SupplierAccountRow } from './supplier-account-row.tsx'
import { TopUpRow } from './top-up-row.tsx'
import { useTopUpActs } from './use-top-up-acts.tsx'

/** The shop's balance at each supplier, by its books and by the supplier's report, and its payments there. */
export default function SupplierMoneyPage() {
  const t = useOperatorTranslations()
  const accounts = useApi(supplierMoney.accounts, {}, { refetchInterval: 15_000 })
  const filters = useFilters(readFilters)
  const list = useApiPage(supplierMoney.topUps, filters.page, { query: filters.values }, { refetchInterval: 15_000 })
  const { item, isOpen, open, close } = useItemDialog<NonNullable<typeof accounts.data>['items'][number], 'note'>()
  const acts = useTopUpActs()
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <title>{`${t('operatorSupplierMoney.title')} · Runmart`}</title>
      <PageHeader title={t('operatorSupplierMoney.title')} description={t('operatorSupplierMoney.intro')} />
      <ListScreen
        list={accounts}
        skeleton={<RowsSkeleton rows={3} end="text" />}
        empty={{ icon: Truck, title: t('operatorSupplierMoney.none'), text: t('operatorSupplierMoney.noneText') }}
      >
        {(items) => (
          <>
            <List label={t('operatorSupplierMoney.title')}>
              {items.map((it) => (
                <SupplierAccountRow key={it.id} account={it} onNote={() => open('note', it)} />
              ))}
            </List>
            <p className="border-t border-line px-5 py-3 text-[13px] text-pretty text-ink-faint">
              {t('operatorSupplierMoney.differs')}
            </p>
          </>
        )}
      </ListScreen>
      <h2 className="mt-8 mb-3 text-base font-bold text-ink">{t('operatorSupplierMoney.history')}</h2>
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          (filters.isFiltered || list.data?.total !== 0) && (
            <FilterBar
              filters={filters}
              selects={[
                {
                  name: 'supplierId',
                  label: t('operatorSupplierMoney.supplier'),
                  any: t('operatorSupplierMoney.anySupplier'),
                  options: (accounts.data?.items ?? []).map(({ id, name }) => option(id, name)),
                },
                {
                  name: 'status',
                  label: t('operatorSupplierMoney.status'),
                  any: t('operatorSupplierMoney.anyStatus'),
                  options: topUpStatuses.map((it) => option(it, t(`topUpStatuses.${it}`))),
                },
              ]}
            />
          )
        }
        count={(count) => t('operatorSupplierMoney.found', { count })}
        skeleton={<RowsSkeleton rows={4} dense end="text" />}
        empty={{
          icon: Landmark,
          title: t('operatorSupplierMoney.noneNoted'),
          text: t('operatorSupplierMoney.noneNotedText'),
        }}
        noMatch={{ title: t('operatorSupplierMoney.noneFound') }}
      >
        {(items) => (
          <List label={t('operatorSupplierMoney.history')}>
            {items.map((it) => (
              <TopUpRow key={it.id} topUp={it} acts={acts} />
            ))}
          </List>
        )}
      </ListScreen>
      {item && accounts.data && (
        <TopUpDialog key={item.id} account={item} cap={accounts.data} open={isOpen('note')} onClose={close} />
      )}
      {acts.dialog}
    </>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readFilters(get: (name: 'status' | 'supplierId') => string) {
  const status = topUpStatuses.find((it) => it === get('status'))
  const supplierId = get('supplierId')
  return { ...(status && { status }), ...(uuid.test(supplierId) && { supplierId }) }
}

type Cap = { cap: number; left: number; hasApprover: boolean }
type Props = { account: SupplierAccount; cap: Cap; open: boolean; onClose: () => void }

/** Records a payment to a supplier and its source. Above the limit, it warns that a second operator must confirm. */
function TopUpDialog({ account, cap, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, name, currency, dongEach } = account
  const { act } = useAct(supplierMoney.note, { once: id, untilFresh: true })
  const [typed, setTyped] = useState({ amount: '', dong: '', reference: '' })
  const [paidFrom, setPaidFrom] = useState<(typeof topUpSources)[number]>('bank')
  const amount = readDecimal(language, typed.amount)
  const dong = readAmount(language, typed.dong) ?? 0
  const limits = { cap: moneyText(language, cap.cap), left: moneyText(language, cap.left) }
  const title = t('operatorSupplierMoney.noteTitle', { name })
  const field = (key: keyof typeof typed) => ({
    name: key,
    value: typed[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorSupplierMoney.noteText')}
    >
      <Form
        schema={NewTopUp}
        label={title}
        read={() => ({ amount, dong: readAmount(language, typed.dong), paidFrom, reference: typed.reference })}
        onSubmit={async (body) => {
          const answer = await act({ params: { id }, body })
          const isNoted = !answer.success && answer.code === 'APPROVAL_NEEDED'
          if (isNoted) showToast('info', answer.error)
          if (answer.success || isNoted) {
            setTyped({ amount: '', dong: '', reference: '' })
            onClose()
          }
          return isNoted ? null : answer
        }}
      >
        <TextField
          {...field('amount')}
          label={t('operatorSupplierMoney.amount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <AmountField
          {...field('dong')}
          label={t('operatorSupplierMoney.dong')}
          hint={
            typeof amount === 'string' &&
            t('operatorSupplierMoney.dongHint', {
              sum: moneyText(language, Math.round(Number(amount) * Number(dongEach))),
            })
          }
        />
        <Select
          name="paidFrom"
          label={t('operatorSupplierMoney.paidFrom')}
          options={topUpSources.map((value) => ({ value, label: t(`topUpSources.${value}`) }))}
          value={paidFrom}
          onValueChange={setPaidFrom}
        />
        <TextField
          {...field('reference')}
          label={t('operatorSupplierMoney.reference')}
          limit={100}
          autoComplete="off"
        />
        {dong > cap.left && (
          <Alert tone="warning">
            {t(cap.hasApprover ? 'operatorPayouts.aboveCap' : 'operatorPayouts.aboveCapAlone', limits)}
          </Alert>
        )}
        <SubmitButton>{t('operatorSupplierMoney.noteNow')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
