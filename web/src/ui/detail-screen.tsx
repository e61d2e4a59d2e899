import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiResult } from '#platform/use-api.ts'
import { ButtonLink } from './button-link.tsx'
import { Empty } from './empty.tsx'
import { RefusedCard } from './refused.tsx'

type LoadedProps<Data> = {
  view: ApiResult<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The content of a page, its refusal, or a skeleton while it loads. */
export function Loaded<Data>({ view: { data, error, isFetching, refetch }, skeleton, children }: LoadedProps<Data>) {
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  return data ? children(data) : skeleton
}

type Props<Data> = LoadedProps<Data> & {
  /** The page of a thing that does not exist. */
  missing: { icon: LucideIcon; title: string; text: string; back: { to: string; label: string } }
  /** The title of the window, unless the content brings its own. */
  title?: string
  /** Above the content, also while it loads. */
  head?: ReactNode
}

/** The page of one thing in its four states: loading, missing, refused and ready. */
export function DetailScreen<Data>({ missing: { icon, text, back, ...missing }, title, head, ...loaded }: Props<Data>) {
  if (loaded.view.errorCode === 'NOT_FOUND')
    return (
      <>
        <title>{`${missing.title} · Runmart`}</title>
        <Empty
          as="h1"
          icon={icon}
          title={missing.title}
          className="py-24"
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        >
          {text}
        </Empty>
      </>
    )
  return (
    <>
      {title && <title>{`${title} · Runmart`}</title>}
      {head}
      <Loaded {...loaded} />
    </>
  )
}
