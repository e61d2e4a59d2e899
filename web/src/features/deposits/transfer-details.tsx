import type { DepositInformation } from '@runmart/contract/deposits'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'

type BankProps = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The details to type into a bank app without scanning; every field has a copy button. */
export function BankDetails({ bank, amount }: BankProps) {
  const t = useTranslations()
  const copy = (text: string, label: string) => <CopyButton text={text} label={label} />
  return (
    <div className="flex flex-col gap-3">
      <ContentCode
        label={t('deposits.content')}
        hint={t('deposits.contentHint')}
        content={bank.transferContent ?? ''}
      />
      <Details
        items={[
          { label: t('deposits.bankName'), value: bank.bank },
          {
            label: t('deposits.accountNumber'),
            value: <span className="font-mono">{bank.accountNumber}</span>,
            action: copy(bank.accountNumber, t('deposits.copyAccountNumber')),
          },
          {
            label: t('deposits.accountName'),
            value: bank.accountName,
            action: copy(bank.accountName, t('deposits.copyAccountName')),
          },
          ...(amount === null
            ? []
            : [
                {
                  label: t('deposits.amount'),
                  value: <Money amount={amount} />,
                  action: copy(String(amount), t('deposits.copyAmount')),
                },
              ]),
        ]}
      />
    </div>
  )
}

type BinanceProps = { crypto: NonNullable<DepositInformation['crypto']>; feePercent: number }

/** The details to type into the Binance app; every field has a copy button. */
export function BinanceDetails({ crypto, feePercent }: BinanceProps) {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={[
          {
            label: t('deposits.binanceId'),
            value: <span className="font-mono text-lg font-bold">{crypto.binanceId}</span>,
            action: <CopyButton text={crypto.binanceId} label={t('deposits.copyBinanceId')} />,
          },
          {
            label: t('deposits.owner'),
            value: crypto.owner,
            action: <CopyButton text={crypto.owner} label={t('deposits.copyOwner')} />,
          },
        ]}
      />
      <ContentCode
        label={t('deposits.note')}
        hint={feePercent ? t('deposits.noteHint', { percent: feePercent }) : t('deposits.noteHintWhole')}
        content={crypto.content ?? ''}
      />
    </div>
  )
}

/** The transfer content that identifies the customer, too large to overlook. */
function ContentCode({ label, hint, content }: { label: string; hint: string; content: string }) {
  const t = useTranslations()
  return (
    <div className="rounded-lg border border-line-strong bg-sunken p-4">
      <p className="text-[13px] font-semibold text-ink-soft">{label}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-mono text-[26px]/9 font-bold tracking-[0.02em] wrap-anywhere text-ink select-all">
          {content}
        </p>
        <CopyButton wide text={content} label={t('deposits.copyContent')} />
      </div>
      <p className="mt-2 text-[13px] text-pretty text-ink-soft">{hint}</p>
    </div>
  )
}
