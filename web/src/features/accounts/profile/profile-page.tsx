import { NotificationSettings } from '#features/notifications/notification-settings.tsx'
import { useSay } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { changeLanguage } from '#shell/change-language.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { AccountFacts } from '../account-facts.tsx'
import { Appearance } from '../appearance.tsx'
import { DetailsForm } from '../details-form.tsx'
import { NoPassword } from '../no-password.tsx'
import { OwnData } from '../own-data.tsx'
import { PasswordForm } from '../password-form.tsx'
import { SessionList } from '../session-list.tsx'
import { TwoFactor } from '../two-factor.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useLinkedSection } from './use-linked-section.ts'

/** The account of the signed-in person, one section a subject; mails link to them by their ids. */
export default function ProfilePage() {
  const say = useSay()
  const { user } = useSession()
  useLinkedSection(user !== null)
  if (!user) return <ProfileSkeleton />
  return (
    <>
      <title>{`${say('profile.title')} · Runmart`}</title>
      <PageHeader title={say('profile.title')} description={say('profile.intro')} />
      <div className="mt-8">
        <ProfileSection id="details" title={say('profile.details')} intro={say('profile.detailsIntro')}>
          <DetailsForm user={user} />
          <div className="-mx-5 mt-5 -mb-5 border-t border-line px-5 py-2">
            <AccountFacts user={user} />
          </div>
        </ProfileSection>
        <ProfileSection id="password" title={say('profile.password')} intro={say('profile.passwordIntro')}>
          {user.hasPassword ? <PasswordForm user={user} /> : <NoPassword user={user} />}
        </ProfileSection>
        <ProfileSection id="two-factor" title={say('profile.twoFactor')} intro={say('profile.twoFactorIntro')}>
          <TwoFactor user={user} />
        </ProfileSection>
        <ProfileSection
          id="sessions"
          title={say('profile.sessions')}
          intro={say('profile.sessionsIntro')}
          padded={false}
        >
          <SessionList />
        </ProfileSection>
        <ProfileSection
          id="notifications"
          title={say('notificationSettings.title')}
          intro={say('notificationSettings.intro')}
          padded={false}
        >
          <NotificationSettings />
        </ProfileSection>
        <ProfileSection id="appearance" title={say('profile.appearance')} intro={say('profile.appearanceIntro')}>
          <Appearance onLanguage={changeLanguage} />
        </ProfileSection>
        <ProfileSection id="data" title={say('accountLife.title')} intro={say('accountLife.intro')} padded={false}>
          <OwnData user={user} />
        </ProfileSection>
      </div>
    </>
  )
}
