import { banks } from '@runmart/contract/deposits-banks'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { QrCode as QrIcon } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './settings-draft.ts'

/** The bank account for deposits, with a preview of the QR code. */
export function BankFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const account = draft.bankAccountNumber.replace(/\s/g, '')
  return (
    <Section title={t('operatorDepositSettings.bank')} description={t('operatorDepositSettings.bankIntro')}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col gap-5">
          <Select
            label={t('operatorDepositSettings.bankName')}
            name="bankBin"
            value={draft.bankBin}
            options={useBankOptions(draft.bankBin)}
            onValueChange={(value) => change({ bankBin: value })}
          />
          <TextField
            label={t('operatorDepositSettings.accountNumber')}
            name="bankAccountNumber"
            value={draft.bankAccountNumber}
            onChange={(event) => change({ bankAccountNumber: event.target.value })}
            autoComplete="off"
            spellCheck={false}
            inputClassName="tabular-nums"
          />
          <TextField
            label={t('operatorDepositSettings.accountName')}
            name="bankAccountName"
            value={draft.bankAccountName}
            onChange={(event) => change({ bankAccountName: event.target.value })}
            hint={t('operatorDepositSettings.accountNameHint')}
            autoComplete="off"
            limit={80}
          />
        </div>
        <QrPreview bin={draft.bankBin} account={account} />
      </div>
    </Section>
  )
}

const bankOptions = Object.entries(banks)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label))

/** No bank, all known banks, and the current bank even if it is unknown. */
function useBankOptions(current: string): { value: string; label: string }[] {
  const t = useOperatorTranslations()
  const unknown =
    current && !banks[current]
      ? [{ value: current, label: t('operatorDepositSettings.unknownBank', { bin: current }) }]
      : []
  return [{ value: '', label: t('operatorDepositSettings.noBank') }, ...unknown, ...bankOptions]
}

/** Stands in for the transfer content, which differs by customer. */
const SAMPLE_CONTENT = 'RUNMART'

/** The customers' QR code, updated while the operator types. */
function QrPreview({ bin, account }: { bin: string; account: string }) {
  const t = useOperatorTranslations()
  const complete = /^\d{6}$/.test(bin) && /^[A-Za-z0-9]{1,19}$/.test(account)
  // Keep the current code while the next one renders.
  const payload = useDeferredValue(complete ? vietQr({ bin, account, content: SAMPLE_CONTENT }) : null)
  return (
    <figure className="flex flex-col items-center gap-3 rounded-lg bg-sunken p-5 text-center">
      <figcaption className="text-[13px] font-semibold text-ink">{t('operatorDepositSettings.preview')}</figcaption>
      {payload ? (
        <Suspense fallback={<Skeleton className="size-44 rounded-lg" />}>
          <QrCode
            text={payload}
            label={t('operatorDepositSettings.previewLabel', { account, bank: banks[bin] ?? bin })}
          />
        </Suspense>
      ) : (
        <div className="grid size-44 place-items-center rounded-lg border border-dashed border-line-strong text-ink-soft">
          <QrIcon aria-hidden className="size-8" />
        </div>
      )}
      <p className="max-w-52 text-[13px] text-pretty text-ink-soft">
        {payload ? t('operatorDepositSettings.previewText') : t('operatorDepositSettings.previewEmpty')}
      </p>
    </figure>
  )
}
