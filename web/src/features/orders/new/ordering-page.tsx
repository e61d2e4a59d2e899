import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '#ui/page-header.tsx'
import { OrderEntry } from './order-entry.tsx'

type Props = ComponentProps<typeof OrderEntry> & { title: string; intro: string; actions: ReactNode }

/** A page that orders: what it is for, and its form. */
export function OrderingPage({ title, intro, actions, ...entry }: Props) {
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <PageHeader title={title} description={intro} actions={actions} />
      <OrderEntry {...entry} />
    </>
  )
}
