import { ledger, type NamedTransaction } from '@runmart/contract/ledger'
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

/** The receipt of one transaction above the list, with an address of its own: going back closes it, and not the page. */
export default function ReceiptPage() {
  const { code = '' } = useParams()
  const listed = useOutletContext<readonly NamedTransaction[] | undefined>()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const close = () =>
    void (isOpenedHere(state) ? navigate(-1) : navigate(paths.transactions + search, { replace: true }))
  const known = listed?.find((it) => it.transactionCode === code)
  return known ? <ReceiptDialog transaction={known} onClose={close} /> : <LoadedReceipt code={code} onClose={close} />
}

/** Whether somebody came here by a link of the app: then going back leads there. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** A receipt that is not in the list behind it, such as one from a bookmark. */
function LoadedReceipt({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations()
  const { data, error, errorCode, isFetching, refetch } = useApi(
    ledger.transaction,
    { params: { code } },
    { localized: true },
  )
  return (
    <ReceiptDialog transaction={data?.transaction ?? null} onClose={onClose}>
      {errorCode === 'NOT_FOUND' ? (
        <p className="text-ink-soft">{t('transactions.receiptUnknown', { code })}</p>
      ) : error ? (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      ) : (
        <Skeleton className="h-72" />
      )}
    </ReceiptDialog>
  )
}
