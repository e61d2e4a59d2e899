import type { User } from '@runmart/contract/accounts'
import { type ReactNode, useEffect, useId } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { NotificationSettings } from '#features/notifications/index.ts'
import { changeLanguage } from '#platform/change-language.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { AccountFacts } from './account-facts.tsx'
import { Appearance } from './appearance.tsx'
import { DetailsForm } from './details-form.tsx'
import { EmailChange } from './email-change.tsx'
import { OwnData } from './own-data.tsx'
import { NoPassword, PasswordForm } from './password-form.tsx'
import { ProfileNav, useProfileSections } from './profile-nav.tsx'
import { SessionList } from './session-list.tsx'
import { TwoFactor } from './two-factor.tsx'

/** The account of the signed-in user; each section has its own address. */
export default function ProfilePage() {
  const t = useTranslations()
  const { user } = useSession()
  const { section = '' } = useParams()
  const { hash } = useLocation()
  const sections = useProfileSections()
  useScrollToSection(user !== null)
  const moved = section === '' && movedSections[hash]
  if (moved) return <Navigate to={moved} replace />
  const current = section ? sections.find(({ path }) => path === `${paths.profile}/${section}`) : sections[0]
  if (!current) return <Navigate to={paths.profile} replace />
  return (
    <>
      <title>{`${current.label} · ${t('profile.title')} · Runmart`}</title>
      <PageHeader title={t('profile.title')} description={t('profile.intro')} />
      <ProfileNav sections={sections} current={current.path} />
      {user ? <Sections path={current.path} user={user} /> : <ProfileSkeleton />}
    </>
  )
}

/** Redirects for the `#` anchors of the profile without a section; links in mails use them. */
const movedSections: Record<string, string> = {
  '#password': `${paths.profileSecurity}#password`,
  '#two-factor': paths.profileTwoFactor,
  '#sessions': paths.profileSessions,
  '#notifications': paths.profileNotifications,
  '#appearance': paths.profileAppearance,
  '#data': paths.profileData,
}

function Sections({ path, user }: { path: string; user: User }) {
  const t = useTranslations()
  switch (path) {
    case paths.profileSecurity:
      return (
        <>
          <ProfileSection id="email" title={t('emailChange.title')} intro={t('emailChange.intro')}>
            <EmailChange user={user} />
          </ProfileSection>
          <ProfileSection id="password" title={t('profile.password')} intro={t('profile.passwordIntro')}>
            {user.hasPassword ? <PasswordForm user={user} /> : <NoPassword user={user} />}
          </ProfileSection>
          <ProfileSection id="two-factor" title={t('profile.twoFactor')} intro={t('profile.twoFactorIntro')}>
            <TwoFactor user={user} />
          </ProfileSection>
          <ProfileSection id="sessions" title={t('profile.sessions')} intro={t('profile.sessionsIntro')} padded={false}>
            <SessionList />
          </ProfileSection>
        </>
      )
    case paths.profileNotifications:
      return (
        <ProfileSection
          id="notifications"
          title={t('notificationSettings.title')}
          intro={t('notificationSettings.intro')}
          padded={false}
        >
          <NotificationSettings />
        </ProfileSection>
      )
    case paths.profileAppearance:
      return (
        <ProfileSection id="appearance" title={t('profile.appearance')} intro={t('profile.appearanceIntro')}>
          <Appearance onLanguage={changeLanguage} />
        </ProfileSection>
      )
    case paths.profileData:
      return (
        <ProfileSection id="data" title={t('accountClosure.title')} intro={t('accountClosure.intro')} padded={false}>
          <OwnData user={user} />
        </ProfileSection>
      )
    default:
      return (
        <>
          <ProfileSection id="details" title={t('profile.details')} intro={t('profile.detailsIntro')}>
            <DetailsForm user={user} />
          </ProfileSection>
          <ProfileSection id="account" title={t('profile.account')} intro={t('profile.accountIntro')} padded={false}>
            <AccountFacts user={user} />
          </ProfileSection>
        </>
      )
  }
}

function ProfileSkeleton() {
  return (
    <BlocksSkeleton className="flex flex-col gap-16 lg:ml-[calc((100%+5rem)/3)]" blocks={['h-72', 'h-96', 'h-20']} />
  )
}

type Props = { id: string; title: string; intro: string; padded?: boolean; children: ReactNode }

/** One topic of the profile: its description on the left, its controls on the right. `id` is the link target. */
function ProfileSection({ id, title, intro, padded = true, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 border-b border-line py-8 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={heading} className="text-[15px] font-bold text-ink">
          {title}
        </h2>
        <p className="mt-1 max-w-sm text-pretty text-ink-soft">{intro}</p>
      </div>
      <Card padded={padded} className="min-w-0">
        {children}
      </Card>
    </section>
  )
}

/** User input that ends the automatic scrolling. */
const userMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
const STAY_MS = 3_000

/**
 * Scrolls to the section of the address once it is rendered: the browser looks for it too early. Keeps the section in
 * view while the content above still loads, until the user scrolls.
 */
function useScrollToSection(isRendered: boolean): void {
  // The location is a new object even if the user follows the same link again.
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const section = isRendered && hash ? document.getElementById(hash.slice(1)) : null
    if (!section) return
    // The observer also fires once at the start, after the frame has scrolled the page to its top.
    const growing = new ResizeObserver(() => section.scrollIntoView())
    growing.observe(document.body)
    const leave = () => growing.disconnect()
    const timer = setTimeout(leave, STAY_MS)
    for (const move of userMoves) addEventListener(move, leave, { once: true, passive: true })
    return () => {
      leave()
      clearTimeout(timer)
      for (const move of userMoves) removeEventListener(move, leave)
    }
  }, [isRendered, location])
}
