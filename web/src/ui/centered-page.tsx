import { languageNames, languages } from '@runmart/contract/languages'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from './classes.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type Props = { children: ReactNode; wide?: boolean }

/** A page outside of the app's frame: one column, above it only logo, language and theme. */
export function CenteredPage({ children, wide = false }: Props) {
  const { language } = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-16 items-center justify-between gap-2 px-3 sm:gap-4 sm:px-6">
        {/* The start page is not part of the app: a plain link, a fresh page. */}
        <a href={paths.home(language)} className="flex rounded-lg">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main
        className={classes('mx-auto w-full flex-1 px-4 pt-6 pb-16 sm:pt-[8vh]', wide ? 'max-w-3xl' : 'max-w-[440px]')}
      >
        {children}
      </main>
    </div>
  )
}

type PanelProps = {
  title: string
  intro?: ReactNode
  /** An icon above the title for a result; the title then takes the focus. */
  icon?: ReactNode
  tone?: 'good' | 'bad' | 'neutral'
  children?: ReactNode
  /** Below the panel: a link to another page. */
  footer?: ReactNode
}

const tones = {
  good: 'bg-success-soft text-success',
  bad: 'bg-failed-soft text-failed',
  neutral: 'bg-sunken text-ink-soft',
}

export function CenteredPanel({ title, intro, icon, tone = 'neutral', children, footer }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isResult = icon !== undefined
  useEffect(() => {
    if (isResult && title) heading.current?.focus()
  }, [isResult, title])
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <section className="rounded-xl border-line sm:border sm:bg-surface sm:p-8">
        {icon && (
          <span className={classes('mb-5 grid size-11 place-items-center rounded-full [&_svg]:size-5', tones[tone])}>
            {icon}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-page text-ink outline-none">
          {title}
        </h1>
        {intro && <p className="mt-2 text-[15px]/6 text-pretty text-ink-soft">{intro}</p>}
        {children && <div className="mt-7 flex flex-col gap-5">{children}</div>}
      </section>
      {footer && <p className="mt-6 text-center text-ink-soft">{footer}</p>}
    </>
  )
}

/** All languages side by side; lighter than a menu. */
function LanguageSwitch() {
  const { language, t } = useLanguage()
  return (
    <fieldset aria-label={t('shell.language')} className="flex rounded-lg border border-line p-0.5">
      {languages.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          aria-pressed={other === language}
          onClick={() => changeLanguage(other)}
          className={classes(
            'grid h-7 min-w-8 place-items-center rounded-md text-xs font-bold uppercase transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11',
            other === language ? 'bg-sunken text-ink dark:bg-raised' : 'text-ink-faint hover:text-ink',
          )}
        >
          <span aria-hidden>{other}</span>
          <span className="sr-only">{languageNames[other]}</span>
        </button>
      ))}
    </fieldset>
  )
}
