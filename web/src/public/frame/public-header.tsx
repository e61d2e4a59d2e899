import { Moon, Sun } from 'lucide-react'
import { paths } from '../../platform/paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Logo } from '../../ui/logo.tsx'
import { usePlace } from '../use-place.ts'
import { LanguageLinks } from './language-links.tsx'

/** The top of the public pages. */
export function PublicHeader() {
  const { language, path, say } = usePlace()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a href={paths.home(language)} className="mr-auto flex rounded-lg">
          <Logo />
        </a>
        <LanguageLinks language={language} path={path} label={say('site.language')} />
        <button
          type="button"
          data-theme-switch
          aria-label={say('site.switchTheme')}
          title={say('site.switchTheme')}
          className="grid size-9 place-items-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised pointer-coarse:size-11"
        >
          <Moon aria-hidden className="size-[18px] dark:hidden" />
          <Sun aria-hidden className="hidden size-[18px] dark:block" />
        </button>
        <a href={paths.login()} className={buttonLook('quiet', 'md', 'max-md:hidden')}>
          {say('site.signIn')}
        </a>
        <a href={paths.register} className={buttonLook('primary', 'md', 'max-md:hidden')}>
          {say('site.register')}
        </a>
      </div>
    </header>
  )
}
