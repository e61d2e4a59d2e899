import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'
import { LanguageChoice } from '#ui/language-choice.tsx'
import { Logo } from '#ui/logo.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

type Props = { children: ReactNode; wide?: boolean }

/** A quiet page with one column: the logo, language and theme above it, nothing else. */
export function AuthLayout({ children, wide = false }: Props) {
  const { language } = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-6">
        {/* The start page is not part of the app: a plain link, a fresh page. */}
        <a href={paths.home(language)} className="flex rounded-lg">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <LanguageChoice />
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
