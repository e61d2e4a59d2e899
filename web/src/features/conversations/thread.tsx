import type { Message, OrderStep } from '@runmart/contract/conversations'
import type { Problem } from '@runmart/contract/conversations-problems'
import { problemText } from '@runmart/i18n/problem-text'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useVisible } from '#platform/use-visible.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { type FileEndpoint, MessageFiles } from './message-files.tsx'

type Page<M> = { messages: readonly M[]; hasEarlier: boolean }
type Props<M extends Message> = Page<M> & {
  /** The side of the reader. */
  own: 'customer' | 'staff'
  nameOf: (message: M) => string
  /** The events of the conversation's order; `stepName` gives their text for the reader. */
  orderSteps: readonly OrderStep[]
  stepName: (event: OrderStep['event']) => string
  fileEndpoint: FileEndpoint
  fetchEarlier: (before: string) => Promise<Page<M> | null>
  /** Called when the newest message becomes visible. */
  onSeen?: () => void
  /** Shown while there are no messages. */
  empty: ReactNode
  className?: string
}

/** The messages of a conversation, newest last, with events of the conversation and its order between them. */
export function Thread<M extends Message>(props: Props<M>) {
  const { own, nameOf, orderSteps, stepName, fileEndpoint, fetchEarlier, onSeen, empty, className } = props
  const t = useTranslations()
  const [earlier, setEarlier] = useState<Page<M> | null>(null)
  const [loading, setLoading] = useState(false)
  const messages = joinPages(earlier?.messages ?? [], props.messages)
  const hasEarlier = earlier?.hasEarlier ?? props.hasEarlier
  const end = useRef<HTMLDivElement>(null)
  useOnSight(end, onSeen)
  const loadEarlier = async () => {
    const [oldest] = messages
    if (!oldest) return
    setLoading(true)
    const page = await fetchEarlier(oldest.id)
    setLoading(false)
    if (page) setEarlier({ messages: [...page.messages, ...messages], hasEarlier: page.hasEarlier })
  }
  if (messages.length === 0) return empty
  return (
    // Reversed: the browser keeps the end in view, and keeps the position when earlier messages load above.
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
      role="log"
      aria-label={t('conversations.thread')}
      className={classes('flex flex-col-reverse overflow-y-auto outline-offset-[-2px]', className)}
    >
      <div ref={end} />
      <ol className="flex flex-col gap-4 p-4 sm:p-5">
        {hasEarlier && (
          <li className="self-center">
            <Button size="sm" variant="quiet" loading={loading} onClick={() => void loadEarlier()}>
              {t('conversations.earlier')}
            </Button>
          </li>
        )}
        {mergeSteps(messages, orderSteps, hasEarlier).map(({ step, message }) =>
          step ? (
            <EventLine key={`${step.at} ${step.event}`} at={step.at}>
              {stepName(step.event)}
              {step.refunded !== 0 && (
                <>
                  {' '}
                  · <Money amount={step.refunded} signed={own === 'customer'} />
                </>
              )}
            </EventLine>
          ) : message.event ? (
            <EventLine key={message.id} at={message.at}>
              {t(`conversationEvents.${message.event}`)}
            </EventLine>
          ) : (
            <Bubble
              key={message.id}
              message={message}
              isOwn={message.author === own}
              name={nameOf(message)}
              fileEndpoint={fileEndpoint}
            />
          ),
        )}
      </ol>
    </div>
  )
}

/** Joins earlier pages with the newest one, which may have moved on meanwhile. Drops duplicates. */
function joinPages<M extends Message>(earlier: readonly M[], newest: readonly M[]): M[] {
  const known = new Set(newest.map((it) => it.id))
  return [...earlier.filter((it) => !known.has(it.id)), ...newest]
}

type Entry<M> = { step: OrderStep; message?: never } | { message: M; step?: never }

/** Merges messages and order events by time. Drops events older than the oldest message until all are loaded. */
function mergeSteps<M extends Message>(
  messages: readonly M[],
  steps: readonly OrderStep[],
  hasEarlier: boolean,
): Entry<M>[] {
  const oldest = messages[0]?.at ?? ''
  const shown = steps.filter(({ at }) => !hasEarlier || at >= oldest)
  const entries = [
    ...shown.map((step) => ({ at: step.at, entry: { step } })),
    ...messages.map((message) => ({ at: message.at, entry: { message } })),
  ]
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ entry }) => entry)
}

type BubbleProps = { message: Message; isOwn: boolean; name: string; fileEndpoint: FileEndpoint }

function Bubble({ message, isOwn, name, fileEndpoint }: BubbleProps) {
  return (
    <li
      className={classes(
        'flex max-w-[85%] flex-col gap-1 sm:max-w-[75%]',
        isOwn ? 'items-end self-end' : 'items-start',
      )}
    >
      {message.problem && <ProblemLine problem={message.problem} />}
      {message.text && (
        <p
          className={classes(
            'rounded-lg px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap text-ink',
            isOwn ? 'bg-brand-soft' : 'bg-sunken dark:bg-raised',
          )}
        >
          {message.text}
        </p>
      )}
      {message.mailRest && <MailRest text={message.mailRest} />}
      {message.files.length > 0 && <MessageFiles files={message.files} endpoint={fileEndpoint} isOwn={isOwn} />}
      <p className="px-1 text-[13px] text-ink-faint">
        {name} · <DateTime at={message.at} />
      </p>
    </li>
  )
}

/** The reported problem in the reader's language, above the customer's text. */
function ProblemLine({ problem }: { problem: Problem }) {
  const t = useTranslations()
  return (
    <p className="flex gap-2 rounded-lg bg-failed-soft px-3.5 py-2.5 text-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-failed" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{t('problems.label')}:</b> {problemText(t, problem)}
      </span>
    </p>
  )
}

/** The rest of a mail, such as quoted text and signature, folded away. */
function MailRest({ text }: { text: string }) {
  const t = useTranslations()
  return (
    <details className="max-w-full px-1 text-[13px] text-ink-faint">
      <summary className="min-h-6 cursor-pointer content-center rounded-sm pointer-coarse:min-h-11">
        {t('conversations.mailRest')}
      </summary>
      <p className="mt-1 max-h-60 overflow-y-auto border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {text}
      </p>
    </details>
  )
}

/** An event, as a thin line between messages. */
function EventLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 text-[13px] text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <span className="min-w-0 text-center text-pretty">
        {children} · <DateTime at={at} />
      </span>
    </li>
  )
}

/** Calls back when an element becomes visible, and again with each new callback while it is visible. */
function useOnSight(element: { current: HTMLElement | null }, onSeen: (() => void) | undefined): void {
  const isVisible = useVisible()
  useEffect(() => {
    if (!onSeen || !isVisible || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen())
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onSeen, isVisible])
}
