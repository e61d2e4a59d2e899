import type { Order, OrderLink } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Section } from '#ui/section.tsx'
import { LinkRow } from './link-row.tsx'

const SHOWN_AT_FIRST = 8
const SHOWN_MORE = 100

type Props = { order: Order; links: readonly OrderLink[]; linkCount: number }

/** Every link of an order and how far each is; searched when there are many. */
export function LinkList({ order, links, linkCount }: Props) {
  const t = useTranslations()
  const [text, setText] = useState('')
  const [most, setMost] = useState(SHOWN_AT_FIRST)
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
        links.length > SHOWN_AT_FIRST && (
          <SearchField className="w-full sm:w-64" label={t('orderPage.searchLinks')} value={text} onSearch={setText} />
        )
      }
    >
      {found.length === 0 && <Empty title={t('orderPage.noLinks', { text })} />}
      <ul aria-label={t('orderPage.links')} className="divide-y divide-line">
        {found.slice(0, most).map((link) => (
          <LinkRow key={link.line} link={link} ended={ended} />
        ))}
      </ul>
      {found.length > most && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" variant="quiet" onClick={() => setMost(most + SHOWN_MORE)}>
            {t('orderPage.showMore')}
          </Button>
        </div>
      )}
    </Section>
  )
}
