import { type Good, goods } from '@runmart/contract/stock-goods'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateText } from '#ui/date-text.ts'
import { sizeText } from '#ui/size-text.ts'
import type { Numbered } from './number-goods.ts'

type Props = Numbered<Good> & {
  orderId: string
  /** The status of the claim that contains this item. */
  claim: WarrantyClaim['status'] | undefined
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null
}

/** A page fetches its files one after the other: the server refuses more at once. */
let fetching: Promise<unknown> = Promise.resolve()

/** One delivered item, a line to copy or a file to download, with the items that it replaces. */
export function GoodRow({ orderId, number, item, replaced, claim, choice }: Props) {
  const { language, t } = useLanguage()
  return (
    <li className="flex gap-3 px-5 py-1.5">
      {choice ? (
        <CheckBox
          label={<span className="sr-only">{t('warranty.choose', { number })}</span>}
          checked={choice.isChosen}
          onChange={choice.onChoose}
          className="w-7 shrink-0 py-2 pointer-coarse:py-3"
        />
      ) : (
        <span className="w-7 shrink-0 py-2 text-[13px] text-ink-faint tabular-nums">{number}</span>
      )}
      <div className="min-w-0 flex-1 py-2 text-[13px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {item.value === null ? (
            <span className="text-ink-faint">{t(item.closed ? 'goods.closed' : 'goods.deleted')}</span>
          ) : item.file ? (
            <>
              <span className="min-w-0 font-semibold wrap-anywhere text-ink">{item.file.name}</span>
              <span className="whitespace-nowrap text-ink-faint tabular-nums">
                {sizeText(language, item.file.size)}
              </span>
            </>
          ) : (
            <code className="min-w-0 font-mono wrap-anywhere text-ink">{item.value}</code>
          )}
          {replaced.length > 0 && <Badge brand>{t('goods.replacement')}</Badge>}
          {claim && <Badge>{t(`claimStates.${claim}`)}</Badge>}
          {item.value !== null && item.expiresAt && (
            <span className="text-ink-faint">
              {t('goods.validUntil', { date: dateText(language, new Date(item.expiresAt)) })}
            </span>
          )}
        </p>
        {replaced.map((it) => (
          <p key={it.id} className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-faint">
            {it.value !== null && <s className="min-w-0 font-mono wrap-anywhere">{it.value}</s>}
            <Badge>{t('goods.replaced')}</Badge>
          </p>
        ))}
      </div>
      {item.file ? (
        <SaveFile orderId={orderId} itemId={item.id} name={item.file.name} />
      ) : (
        item.value !== null && <CopyButton text={item.value} label={t('goods.copy', { number })} />
      )}
    </li>
  )
}

function SaveFile({ orderId, itemId, name }: { orderId: string; itemId: string; name: string }) {
  const t = useTranslations()
  const [loading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    const turn = fetching.then(() => download(goods.file, { params: { id: orderId, item: itemId } }, { name }))
    fetching = turn
    await turn
    setLoading(false)
  }
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden />}
      loading={loading}
      aria-label={t('goods.saveFileOf', { name })}
      onClick={save}
      className="mt-0.5 shrink-0 self-start"
    >
      {t('goods.saveFile')}
    </Button>
  )
}
