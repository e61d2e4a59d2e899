import type { Order, OrderLink } from '@runmart/contract/orders-order'
import { isFinal } from '@runmart/contract/orders-states'
import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Empty } from '#ui/empty.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Section } from '#ui/section.tsx'

const INITIAL_COUNT = 8
const MORE_COUNT = 100

type Props = { order: Order; links: readonly OrderLink[]; linkCount: number }

/** Every link of an order with its progress; long lists get a search field. */
export function OrderLinks({ order, links, linkCount }: Props) {
  const t = useTranslations()
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(INITIAL_COUNT)
  const found = links.filter(({ link }) => link.toLowerCase().includes(text.toLowerCase()))
  const ended = isFinal(order.orderStatus)
  return (
    <Section
      title={t('orderPage.links')}
      description={
        linkCount > links.length
          ? t('orderPage.firstLinks', { shown: links.length, total: linkCount })
          : t('orderPage.linkCount', { count: linkCount })
      }
      padded={false}
      action={
        links.length > INITIAL_COUNT && (
          <SearchField className="w-full sm:w-64" label={t('orderPage.searchLinks')} value={text} onSearch={setText} />
        )
      }
    >
      {found.length === 0 && <Empty title={t('orderPage.noLinks', { text })} />}
      <ul aria-label={t('orderPage.links')} className="divide-y divide-line">
        {found.slice(0, limit).map((link) => (
          <LinkRow key={link.line} link={link} ended={ended} />
        ))}
      </ul>
      {found.length > limit && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" variant="quiet" onClick={() => setLimit(limit + MORE_COUNT)}>
            {t('orderPage.showMore')}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** Replaces an order's links after their deletion. */
export function DeletedLinks() {
  const t = useTranslations()
  return (
    <Section title={t('orderPage.links')} padded={false}>
      <Empty icon={FileX2} title={t('orderPage.linksDeleted')}>
        {t('orderPage.linksDeletedText')}
      </Empty>
    </Section>
  )
}

/** One link of an order with its progress. */
function LinkRow({ link: { link, amount, done }, ended }: { link: OrderLink; ended: boolean }) {
  const t = useTranslations()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-1">
        <span title={link} className="min-w-0 truncate font-mono text-[13px] text-ink">
          {link}
        </span>
        <CopyButton text={link} label={t('orderPage.copyLink')} />
      </div>
      <div className="w-full sm:w-36">
        <p aria-hidden className="mb-1.5 text-[13px] text-ink-soft tabular-nums">
          {t('orders.doneOf', { done, total: amount })}
        </p>
        <ProgressBar
          label={`${link}: ${t('orders.doneOfLabel', { done, total: amount })}`}
          ok={done}
          total={amount}
          ended={ended}
        />
      </div>
    </li>
  )
}
