import { type ReactNode, useId } from 'react'
import { NotificationSettings } from '#features/notifications/index.ts'
import { changeLanguage } from '#platform/change-language.ts'
import { useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Appearance } from './appearance.tsx'
import { AccountFacts, DetailsForm } from './details-form.tsx'
import { OwnData } from './own-data.tsx'
import { NoPassword, PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { TwoFactor } from './two-factor.tsx'
import { useScrollToSection } from './use-scroll-to-section.ts'

/** The account of the signed-in user, one section a subject; mails link to them by their ids. */
export default function ProfilePage() {
  const t = useTranslations()
  const { user } = useSession()
  useScrollToSection(user !== null)
  if (!user) return <ProfileSkeleton />
  return (
    <>
      <title>{`${t('profile.title')} · Runmart`}</title>
      <PageHeader title={t('profile.title')} description={t('profile.intro')} />
      <div className="mt-8">
        <ProfileSection id="details" title={t('profile.details')} intro={t('profile.detailsIntro')}>
          <DetailsForm user={user} />
          <div className="-mx-5 mt-5 -mb-5 border-t border-line px-5 py-2">
            <AccountFacts user={user} />
          </div>
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
        <ProfileSection
          id="notifications"
          title={t('notificationSettings.title')}
          intro={t('notificationSettings.intro')}
          padded={false}
        >
          <NotificationSettings />
        </ProfileSection>
        <ProfileSection id="appearance" title={t('profile.appearance')} intro={t('profile.appearanceIntro')}>
          <Appearance onLanguage={changeLanguage} />
        </ProfileSection>
        <ProfileSection id="data" title={t('accountClosure.title')} intro={t('accountClosure.intro')} padded={false}>
          <OwnData user={user} />
        </ProfileSection>
      </div>
    </>
  )
}

function ProfileSkeleton() {
  const t = useTranslations()
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.intro')} />
      <BlocksSkeleton
        className="mt-16 flex flex-col gap-16 lg:ml-[calc((100%+5rem)/3)]"
        blocks={['h-72', 'h-96', 'h-20']}
      />
    </>
  )
}

type Props = { id: string; title: string; intro: string; padded?: boolean; children: ReactNode }

/** One subject of the profile: what it is on the left, what to do with it on the right. */
function ProfileSection({ id, title, intro, padded = true, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
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
