import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './draft.ts'
import { QrPreview } from './qr-preview.tsx'
import { useBankOptions } from './use-bank-options.ts'

/** The bank account that customers pay into, and the code they will scan. */
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
            maxLength={30}
            inputClassName="tabular-nums"
          />
          <TextField
            label={t('operatorDepositSettings.accountName')}
            name="bankAccountName"
            value={draft.bankAccountName}
            onChange={(event) => change({ bankAccountName: event.target.value })}
            hint={t('operatorDepositSettings.accountNameHint')}
            autoComplete="off"
            maxLength={80}
          />
        </div>
        <QrPreview bin={draft.bankBin} account={account} />
      </div>
    </Section>
  )
}
