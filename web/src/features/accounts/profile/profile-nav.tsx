import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'

type Section = { path: string; label: string }

/** The sections of the profile in order; the first has the profile's own path. */
export function useProfileSections(): [Section, ...Section[]] {
  const t = useTranslations()
  return [
    { path: paths.profile, label: t('profile.details') },
    { path: paths.profileSecurity, label: t('profile.security') },
    { path: paths.profileNotifications, label: t('notificationSettings.title') },
    { path: paths.profileAppearance, label: t('profile.appearance') },
    { path: paths.profileData, label: t('accountClosure.title') },
  ]
}

/** The navigation between the sections, in the look of tabs; phones scroll it. */
export function ProfileNav({ sections, current }: { sections: readonly Section[]; current: string }) {
  const t = useTranslations()
  const nav = useRef<HTMLElement>(null)
  // On phones the last tabs start off-screen. Scrolls only this bar, not the page.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="${current}"]`)
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} aria-label={t('profile.title')} className="relative flex gap-1 overflow-x-auto border-b border-line">
      {sections.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          {...(path === current && { 'aria-current': 'page' })}
          className={classes(
            '-mb-px flex h-10 shrink-0 items-center rounded-t-lg border-b-2 px-3 font-semibold whitespace-nowrap outline-offset-[-2px] transition-colors pointer-coarse:h-11',
            path === current ? 'border-brand text-ink' : 'border-transparent text-ink-faint hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
