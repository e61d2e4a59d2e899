import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'

type Props = {
  title: string
  intro?: ReactNode
  /** What happened, as a mark above the title: the panel then tells something instead of asking. */
  icon?: ReactNode
  tone?: 'good' | 'bad' | 'neutral'
  children?: ReactNode
  /** Below the panel: the way to its sister page. */
  footer?: ReactNode
}

const tones = {
  good: 'bg-success-soft text-success',
  bad: 'bg-failed-soft text-failed',
  neutral: 'bg-sunken text-ink-soft',
}

/** The one column of an account page: what it is about, what to do, and where else to go. */
export function AuthPanel({ title, intro, icon, tone = 'neutral', children, footer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tells = icon !== undefined
  useEffect(() => {
    if (tells && title) heading.current?.focus()
  }, [tells, title])
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <section className="rounded-xl border-line sm:border sm:bg-surface sm:p-8">
        {icon && (
          <span className={classes('mb-5 grid size-11 place-items-center rounded-full [&_svg]:size-5', tones[tone])}>
            {icon}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-2xl/8 font-bold tracking-tight text-ink outline-none">
          {title}
        </h1>
        {intro && <p className="mt-2 text-[15px]/6 text-pretty text-ink-soft">{intro}</p>}
        {children && <div className="mt-7 flex flex-col gap-5">{children}</div>}
      </section>
      {footer && <p className="mt-6 text-center text-ink-soft">{footer}</p>}
    </>
  )
}
